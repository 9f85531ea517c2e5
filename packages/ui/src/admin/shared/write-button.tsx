import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import { useConnection } from '../connection-context.ts';

type Props = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>;

/** A button that writes to the server: without a connection it does nothing and says why; it stays focusable, so that the reason can be read. */
export function WriteButton(props: Props) {
  const { canWrite, reason = 'Not available offline' } = useConnection();
  if (canWrite) return <Button {...props} />;
  return (
    <Button {...props} type="button" onClick={(event) => event.preventDefault()} data-disabled aria-disabled title={reason} />
  );
}
