/** Writes one JSON line about a finished request; no query string, since links carry tokens there. */
export function logRequest(request: Request, status: number, started: number): void {
  const line = {
    at: new Date().toISOString(),
    event: 'http',
    method: request.method,
    path: new URL(request.url).pathname,
    status,
    durationMs: Math.round(performance.now() - started),
  };
  console.log(JSON.stringify(line));
}
