import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section-card.module.css';

/** A titled card of an overview. */
export function SectionCard(props: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={3} id={id} className={classes.title}>
          {props.title}
        </Title>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}
