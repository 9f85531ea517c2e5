/** A reason not to start that its reader can act on. `main.ts` prints the message as one line and exits with 1. */
export class StartError extends Error {
  override name = 'StartError';
}
