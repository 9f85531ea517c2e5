// Runs under Deno, started by runner.ts: one process for every function of the folder it is given.
// Each function calls `Deno.serve(handler)` as it does on Supabase. Here that call only notes the handler of the
// function being imported; one real server dispatches by the first part of the path, as Supabase's gateway does.

type Handler = (request: Request, info: unknown) => Response | Promise<Response>;

const [folder, ...names] = Deno.args;
if (folder === undefined) throw new Error('The folder of the functions is missing');

const token = Deno.env.get('HOST_TOKEN');
Deno.env.delete('HOST_TOKEN');
if (!token) throw new Error('HOST_TOKEN is missing');

const handlers = new Map<string, Handler>();
const background = new Set<Promise<unknown>>();

Object.assign(globalThis, {
  EdgeRuntime: {
    /** Lets work go on after the answer; a shutdown waits for it. */
    waitUntil(work: Promise<unknown>) {
      const settled = work.catch((error: unknown) => console.error(error)).finally(() => background.delete(settled));
      background.add(settled);
    },
  },
});

const serve = Deno.serve;
let importing = '';
Object.defineProperty(Deno, 'serve', {
  value: (...args: unknown[]) => {
    const handler = args.find((argument) => typeof argument === 'function');
    if (!handler) throw new TypeError(`The function ${importing} called Deno.serve without a handler`);
    handlers.set(importing, handler as Handler);
    return { finished: Promise.resolve(), shutdown: () => Promise.resolve(), ref() {}, unref() {} };
  },
});

const started = performance.now();
for (const name of names) {
  importing = name;
  try {
    await import(new URL(`${name}/index.ts`, folder).href);
  } catch (error) {
    console.error(`The function ${name} did not load:`, error);
  }
}

const server = serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => {
      const ready = { ready: true, port, functions: [...handlers.keys()], ms: Math.round(performance.now() - started) };
      Deno.stdout.writeSync(
        new TextEncoder().encode(`${JSON.stringify(ready)}
`),
      );
    },
  },
  async (request, info) => {
    if (request.headers.get('x-host-token') !== token) return new Response(null, { status: 403 });
    const url = new URL(request.url);
    const handler = handlers.get(url.pathname.split('/')[1] ?? '');
    if (!handler) return Response.json({ error: 'Function not found', code: 'not_found' }, { status: 404 });
    const headers = new Headers(request.headers);
    headers.delete('x-host-token');
    return await handler(new Request(request, { headers }), info);
  },
);

const stop = async () => {
  await server.shutdown();
  await Promise.allSettled(background);
  Deno.exit(0);
};
Deno.addSignalListener('SIGTERM', stop);
// The server that started this process closes the pipe by ending, however it ends: nothing is left behind.
for await (const _ of Deno.stdin.readable);
await stop();
