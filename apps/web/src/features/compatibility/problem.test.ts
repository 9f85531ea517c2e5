import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compatibilityProblem, continueWithout3d } from './problem.ts';

const webgl = (there: boolean) => {
  vi.stubGlobal('WebGLRenderingContext', class {});
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue((there ? {} : null) as null);
};
const framedBy = (...hosts: string[]) => {
  vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`https://${hosts[0]}/editor`);
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what keeps a browser out (specification, section 2, Error pages)', () => {
  it('nothing, with WebGL', () => {
    webgl(true);
    expect(compatibilityProblem([])).toBeUndefined();
  });

  it('WebGL that is missing, until the visitor goes on without it', () => {
    webgl(false);
    expect(compatibilityProblem([])).toBe('webgl');
    continueWithout3d();
    expect(compatibilityProblem([])).toBeUndefined();
  });

  it('a browser that has never heard of WebGL', () => {
    vi.stubGlobal('WebGLRenderingContext', undefined);
    expect(compatibilityProblem([])).toBe('webgl');
  });

  it.each([
    ['preview.example', ['preview.example'], 'preview'],
    ['a1b2.preview.example', ['preview.example'], 'preview'],
    ['notpreview.example', ['preview.example'], undefined],
    ['preview.example', [], undefined],
  ] as const)('a frame of %s, with %j configured: %s', (host, configured, problem) => {
    webgl(true);
    framedBy(host);
    expect(compatibilityProblem(configured)).toBe(problem);
  });

  it('no frame: the host of a page that only links here means nothing', () => {
    webgl(true);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://preview.example/');
    expect(compatibilityProblem(['preview.example'])).toBeUndefined();
  });

  it('never a crawler', () => {
    webgl(false);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; bingbot/2.0)');
    expect(compatibilityProblem([])).toBeUndefined();
  });
});
