import type { Toast } from '@millrace/core/messages';
import { useEffect } from 'react';
import { showToast } from '../../toast/index.ts';

/** Raises the toast of a failed load, once per failure (specification, section 8, Admin). */
export function useLoadFailure(result: { isError: boolean; errorUpdatedAt: number }, toast: Toast): void {
  const { isError, errorUpdatedAt } = result;
  useEffect(() => {
    if (isError && errorUpdatedAt) showToast(toast);
  }, [isError, errorUpdatedAt, toast]);
}
