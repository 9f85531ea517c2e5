import type { SealedFile } from '../vault/sealed-file.ts';

/** Where supabase-js keeps its session: this shape is its own. */
export type SessionStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** From now on sessions are kept (before a sign-in, and at the start of the app). */
  open(): void;
  /**
   * Forgets everything and keeps nothing any more: a token refresh that was under way when the person signed out must not bring the
   * session back (R27).
   */
  close(): void;
};

/** supabase-js stores several texts under several names; they share one sealed file. */
export const sessionStorage = (file: SealedFile): SessionStorage => {
  let open = true;

  const all = (): Record<string, string> => {
    const text = file.read();
    if (text === null) return {};
    try {
      return JSON.parse(text) as Record<string, string>;
    } catch {
      return {};
    }
  };

  return {
    getItem: (key) => (open ? (all()[key] ?? null) : null),
    setItem(key, value) {
      if (open) file.write(JSON.stringify({ ...all(), [key]: value }));
    },
    removeItem(key) {
      const { [key]: _removed, ...rest } = all();
      if (Object.keys(rest).length === 0) file.remove();
      else file.write(JSON.stringify(rest));
    },
    open() {
      open = true;
    },
    close() {
      open = false;
      file.remove();
    },
  };
};
