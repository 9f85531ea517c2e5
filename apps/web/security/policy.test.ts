import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { INLINE_SCRIPT } from './inline-script.ts';
import { headersFile, headerTable } from './policy.ts';

const own = { backendUrl: '', previewFrameHosts: [] };
const policyOf = (input: Parameters<typeof headerTable>[0]) => headerTable(input).default['content-security-policy'] ?? '';

describe('R33 security headers', () => {
  it('allow the one inline script by its hash, and no other', () => {
    const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
    expect(policyOf(own)).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policyOf(own)).toMatch(/^default-src 'none'; /);
    expect(policyOf(own)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('allow the backend where it is elsewhere, with its sockets', () => {
    expect(policyOf({ ...own, backendUrl: 'https://abc.supabase.co' })).toContain(
      "connect-src 'self' https://abc.supabase.co wss://abc.supabase.co",
    );
  });

  it('allow Turnstile only where it is switched on', () => {
    expect(policyOf(own)).not.toContain('cloudflare');
    const policy = policyOf({ ...own, turnstile: true });
    expect(policy).toMatch(/script-src [^;]* https:\/\/challenges\.cloudflare\.com;/);
    expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
  });

  it('let nobody frame the site but the configured preview hosts', () => {
    expect(policyOf(own)).toContain("frame-ancestors 'none'");
    expect(headerTable(own).default['x-frame-options']).toBe('DENY');
    const preview = { ...own, previewFrameHosts: ['preview.example'] };
    expect(policyOf(preview)).toContain('frame-ancestors https://preview.example');
    expect(headerTable(preview).default).not.toHaveProperty('x-frame-options');
  });

  it('are the same for a static host', () => {
    const file = headersFile(headerTable(own));
    for (const [name, value] of Object.entries(headerTable(own).default)) expect(file).toContain(`  ${name}: ${value}`);
    expect(file).toMatch(/^\/\*\n/);
    expect(file).toContain('/admin/*\n  x-robots-tag: noindex');
  });
});
