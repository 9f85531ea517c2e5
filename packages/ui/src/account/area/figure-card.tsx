import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './figure-card.module.css';

/** One figure of an overview with the note on its change; a sample says so. */
export function FigureCard(props: {
  label: string;
  value: string | number | undefined;
  note: string | undefined;
  sample?: boolean;
}) {
  return (
    <li className={classes.card}>
      <span className={classes.label}>
        {props.label}
        {props.sample && <span className={classes.sample}>Sample</span>}
      </span>
      {props.value === undefined ? (
        <Skeleton height={36} width={72} my={4} />
      ) : (
        <span className={classes.value}>{props.value}</span>
      )}
      <span className={classes.note}>{props.note ?? ' '}</span>
    </li>
  );
}

export function FigureCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {children}
    </ul>
  );
}
