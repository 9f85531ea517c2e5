import classes from './country-picker.module.css';
import sheet from './flags.svg?no-inline';

/** A country's flag from the one sheet that holds them all; its name stands beside it. */
export function Flag({ name }: { name: string }) {
  return (
    <svg className={classes.flag} width="24" height="16" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
