/** A request that gets no answer for so long has failed; the cache then stays what is shown. */
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Requests through Chromium's own network, which knows the system's proxies and certificates.
 * @param send Electron's `net.fetch`
 */
export const patientFetch =
  (send: (input: string | Request, init?: RequestInit) => Promise<Response>): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return send(input instanceof URL ? input.href : input, { ...init, signal });
  };
