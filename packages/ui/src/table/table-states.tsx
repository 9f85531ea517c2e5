import { Button, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

const LINES = ['92%', '74%', '86%', '68%', '80%', '72%', '88%', '64%'];

/** Placeholder lines in the table's own rhythm, announced once as loading. */
export function LoadingRows({ label }: { label: string }) {
  return (
    <div className={classes.loading} role="status" aria-label={`Loading ${label}`}>
      {LINES.map((width) => (
        <Skeleton key={width} height={14} width={width} />
      ))}
    </div>
  );
}

export function EmptyRows({ children }: { children: ReactNode }) {
  return (
    <div className={classes.state} role="status">
      {children}
    </div>
  );
}

/** The list could not be loaded: says so and offers another try. */
export function FailedRows(props: { title: string; detail: string; retrying: boolean; onRetry: () => void }) {
  return (
    <div className={classes.state} role="alert">
      <Text fw={600}>{props.title}</Text>
      {props.detail !== props.title && (
        <Text size="sm" c="dimmed">
          {props.detail}
        </Text>
      )}
      <Button variant="default" onClick={props.onRetry} loading={props.retrying}>
        Try again
      </Button>
    </div>
  );
}
