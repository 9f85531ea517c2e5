import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** One tab's content under its heading. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </div>
  );
}
