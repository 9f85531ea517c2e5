import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './form.module.css';

type Frame = {
  label: ReactNode;
  /** Where a doubt is likely. */
  help?: ReactNode;
  error?: string | undefined;
};

/** How a control is tied to the words around it. */
type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FrameProps = Frame & { required?: boolean | undefined; id?: string | undefined; children: (wiring: Wiring) => ReactNode };

/** Label above, control, help and error below: the frame of every field. Required is marked with an asterisk and said in words. */
export function FieldFrame({ label, help, error, required, id: ownId, children }: FrameProps) {
  const generated = useId();
  const id = ownId ?? generated;
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p className={classes.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A line of text. */
export function TextField({ label, help, error, ...input }: Frame & ComponentPropsWithRef<'input'>) {
  return (
    <FieldFrame label={label} help={help} error={error} required={input.required} id={input.id}>
      {(wiring) => <input className={classes.control} type="text" {...input} {...wiring} />}
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextAreaField({ label, help, error, ...area }: Frame & ComponentPropsWithRef<'textarea'>) {
  return (
    <FieldFrame label={label} help={help} error={error} required={area.required} id={area.id}>
      {(wiring) => <textarea className={classes.control} {...area} {...wiring} />}
    </FieldFrame>
  );
}
