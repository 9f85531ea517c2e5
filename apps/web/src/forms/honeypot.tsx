import { HONEYPOT_FIELD } from '@millrace/core/intake';
import { useId } from 'react';
import classes from './form.module.css';

/** A field that no person sees or reaches; whoever fills it is a robot. */
export function Honeypot() {
  const id = useId();
  return (
    <div className={classes.trap} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
