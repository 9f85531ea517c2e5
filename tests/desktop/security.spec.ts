import { signIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

type Reply = { ok: boolean; error?: { code: string; message: string } };
type Answer = { status: number; headers: Record<string, string>; body: string };

test('R29 the window is a sandboxed page without Node, permissions, webviews or a way out', async ({ launch }) => {
  const { page, command, desktop } = await launch();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();

  const { windows } = await desktop();
  expect(windows).toHaveLength(1);
  expect(windows[0]).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    // No "persist:": what the page stores, drafts of forms included, is never on disk (R28).
    partition: 'console',
  });
  expect(await page.evaluate(() => ['require', 'process', 'module'].filter((name) => name in window))).toEqual([]);
  for (const permission of ['media', 'geolocation', 'notifications', 'openExternal', 'hid'])
    expect(await command('ask-permission', permission)).toBe(false);

  const address = page.url();
  await page.evaluate(() => {
    window.location.href = 'https://example.com/';
  });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.com/elsewhere';
    document.body.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('R29 only https: and mailto: links open outside, and no second window ever opens', async ({ launch }) => {
  const { page, desktop } = await launch();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
  const links = [
    'https://www.millrace.example/',
    'mailto:hello@millrace.example',
    'http://www.millrace.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'smb://server/share',
    'ms-settings:privacy',
    'https://user:secret@www.millrace.example/',
  ];
  for (const link of links) await page.evaluate((url) => void window.open(url), link);
  await expect
    .poll(async () => (await desktop()).openedOutside)
    .toEqual(['https://www.millrace.example/', 'mailto:hello@millrace.example']);
  expect((await desktop()).windows).toHaveLength(1);

  const refused = await page.evaluate(async () => {
    const bridge = (window as unknown as { millraceBridge: { app: { openExternal(url: string): Promise<Reply> } } })
      .millraceBridge;
    return bridge.app.openExternal('file:///etc/passwd');
  });
  expect(refused).toMatchObject({ ok: false, error: { code: 'forbidden' } });
});

test('R30 the protocol serves GET inside its folder only, with the policy on every answer', async ({ launch }) => {
  const { command } = await launch();
  const ask = (url: string, method = 'GET') => command<Answer>('ask-protocol', { url, method });
  const screen = await ask('millrace://console/admin/contacts');
  expect(screen.status).toBe(200);
  expect(screen.body).toContain('<div id="root">');

  const answers = [screen];
  for (const path of [
    '/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fmain%2findex.js',
    '/..%5c..%5cpackage.json',
    '/%00.js',
    '/assets/%zz.js',
    '/../renderer-secrets/keys.json',
    '/missing.js',
  ]) {
    const answer = await ask(`millrace://console${path}`);
    expect(answer.status, path).toBe(404);
    answers.push(answer);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']) {
    const answer = await ask('millrace://console/index.html', method);
    expect(answer.status, method).toBe(405);
    answers.push(answer);
  }
  const foreign = await ask('millrace://elsewhere/index.html');
  expect(foreign.status).toBe(404);
  answers.push(foreign);
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toContain("connect-src 'none'");
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('R30 the page itself can reach no network', async ({ launch }) => {
  const { page } = await launch();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
  const reached = await page.evaluate(async () => {
    const attempts = [
      fetch('https://example.com/').then(
        () => 'fetch',
        () => null,
      ),
      fetch('/admin').then(
        () => 'own fetch',
        () => null,
      ),
      new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve('image');
        image.onerror = () => resolve(null);
        image.src = 'https://example.com/pixel.png';
      }),
      new Promise((resolve) => {
        try {
          const socket = new WebSocket('wss://example.com/');
          socket.onopen = () => resolve('socket');
          socket.onerror = () => resolve(null);
        } catch {
          resolve(null);
        }
      }),
    ];
    return (await Promise.all(attempts)).filter(Boolean);
  });
  expect(reached).toEqual([]);
});

test('R31 the bridge has named functions only and refuses arguments of another form', async ({ launch }) => {
  const { page } = await launch();
  await signIn(page);
  const exposed = await page.evaluate(() => {
    const bridge = (window as unknown as { millraceBridge: Record<string, object> }).millraceBridge;
    return Object.fromEntries(Object.entries(bridge).map(([area, methods]) => [area, Object.keys(methods)]));
  });
  expect(Object.keys(exposed).sort()).toEqual(
    ['account', 'app', 'clients', 'contacts', 'leads', 'mails', 'on', 'overview', 'projects', 'sync'].sort(),
  );
  expect(exposed.account).toEqual(['current', 'signIn', 'signOut', 'allowUnprotectedCache']);

  const replies = await page.evaluate(async () => {
    type Area = Record<string, (...args: unknown[]) => Promise<Reply>>;
    const { clients, contacts, account } = (window as unknown as { millraceBridge: Record<string, Area> }).millraceBridge;
    const calls = [
      clients?.get?.("x' OR 1=1 --"),
      clients?.get?.(),
      clients?.remove?.('00000000-0000-4000-8000-000000000000', 'and more'),
      contacts?.list?.({
        search: '',
        sort: { column: 'message; DROP TABLE', direction: 'desc' },
        size: 50,
        from: { at: 'start' },
        filter: {},
      }),
      contacts?.list?.({
        search: '',
        sort: { column: 'created_at', direction: 'desc' },
        size: 1e9,
        from: { at: 'start' },
        filter: {},
      }),
      account?.signIn?.({ toString: () => 'admin' }, ['x']),
    ];
    return Promise.all(calls);
  });
  for (const reply of replies) expect(reply).toMatchObject({ ok: false, error: { code: 'invalid' } });
});

test('R31 a frame inside the page is not heard', async ({ launch }) => {
  const { page } = await launch();
  await signIn(page);
  const heard = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inside = frame.contentWindow as unknown as {
      millraceBridge?: unknown;
      __standInInvoke?: (channel: string, args: unknown[]) => Promise<Reply>;
    };
    const reply = await inside.__standInInvoke?.('millrace:overview.read', []);
    return { bridge: inside.millraceBridge !== undefined, reply: reply ?? null };
  });
  expect(heard.bridge).toBe(false);
  expect(heard.reply?.ok ?? false).toBe(false);
  if (heard.reply) expect(heard.reply.error?.code).toBe('forbidden');
});
