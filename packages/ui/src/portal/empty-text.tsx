import classes from './portal.module.css';

export function EmptyText({ children }: { children: string }) {
  return <p className={classes.empty}>{children}</p>;
}
