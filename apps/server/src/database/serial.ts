/**
 * Runs asynchronous work one piece at a time, in order of arrival.
 *
 * PGlite is one connection, and the embedded REST layer opens a transaction and sets the caller's role on it in
 * several round trips without holding the connection. Two requests at once would interleave, and one would be answered
 * with the other's role: an anonymous visitor saw rows meant for the service key in half of all parallel requests.
 * So nothing reaches the database except through one of these.
 */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many pieces of work are running or waiting. */
  get length(): number {
    return this.#waiting;
  }

  /** Runs `work` after everything queued before it; a failure is its caller's and stops nobody else. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#tail.then(work);
    this.#tail = result
      .catch(() => undefined)
      .finally(() => {
        this.#waiting -= 1;
      });
    return result;
  }
}
