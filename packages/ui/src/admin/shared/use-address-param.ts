import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One parameter of the address: an open drawer or dialog survives reload, and Back closes it. */
export function useAddressParam(name: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string | null) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: value === null },
      ),
    [name, setParams],
  );
  return [params.get(name), set];
}
