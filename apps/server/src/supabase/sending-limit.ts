const WINDOW_MS = 60 * 60 * 1000;
const MAILS_PER_WINDOW = 10;

/** Counts account mails by address, known or unknown alike, so that nobody's mailbox can be flooded. */
export class SendingLimit {
  #sent = new Map<string, { count: number; until: number }>();

  /** Whether one more may be sent for this key now; counts it when so. */
  allow(key: string, now = Date.now()): boolean {
    const entry = this.#sent.get(key);
    if (!entry || entry.until <= now) {
      this.#forgetOld(now);
      this.#sent.set(key, { count: 1, until: now + WINDOW_MS });
      return true;
    }
    entry.count += 1;
    return entry.count <= MAILS_PER_WINDOW;
  }

  #forgetOld(now: number): void {
    for (const [key, entry] of this.#sent) if (entry.until <= now) this.#sent.delete(key);
  }
}
