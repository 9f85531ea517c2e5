import type { ListQuery } from '@millrace/core/lists';
import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListShape, readListQuery, writeListQuery } from './list-address.ts';

export type ListChange<Column extends string, Filter extends object> = Partial<ListQuery<Column, Filter>>;
export type ChangeList<Column extends string, Filter extends object> = (
  change: ListChange<Column, Filter>,
  options?: { replace?: boolean },
) => void;

/**
 * A list's search, sort, filter and place, kept in the address, so that reload, back and a shared link show the same rows.
 * Any change but a move to another page starts at the first page again.
 */
export function useListQuery<Column extends string, Filter extends object>(
  shape: ListShape<Column, Filter>,
): [ListQuery<Column, Filter>, ChangeList<Column, Filter>] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const query = useMemo(() => readListQuery(new URLSearchParams(address), shape), [address, shape]);
  // The router moves in a transition; a switch that waited for it would jump back under the finger.
  const [shown, show] = useOptimistic(query);
  const change = useCallback<ChangeList<Column, Filter>>(
    (wanted, options) => {
      const changed = (before: ListQuery<Column, Filter>) => ({ ...before, from: { at: 'start' as const }, ...wanted });
      startTransition(() => {
        show(changed);
        setParams((current) => writeListQuery(current, changed(readListQuery(current, shape)), shape), options);
      });
    },
    [setParams, shape, show],
  );
  return [shown, change];
}
