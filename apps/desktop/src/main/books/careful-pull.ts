import { AppError, isAppError } from '@millrace/core/errors';
import type { PullSource } from '@millrace/data/contracts';

type Account = {
  /** Has the server asked who this is; everything is removed when it says that this is no admin. */
  doubted(): void;
  confirmed(): void;
};

/**
 * A pull that takes no single "no" for an answer. A request whose session could not be renewed in time goes out as nobody's and is
 * refused like a demoted admin's; so a refusal only makes the account be checked, and that check alone decides about the cache.
 */
export const carefulPull =
  (pull: PullSource, account: () => Account): PullSource =>
  async (query, signal) => {
    try {
      const answer = await pull(query, signal);
      account().confirmed();
      return answer;
    } catch (error) {
      if (!isAppError(error) || (error.code !== 'forbidden' && error.code !== 'unauthorised')) throw error;
      // Not awaited: a check that ends in "no" waits for this very pull to end.
      account().doubted();
      throw new AppError(
        { code: 'unavailable', message: error.message, details: 'The account is being checked' },
        { cause: error },
      );
    }
  };
