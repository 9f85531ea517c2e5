import { Button, Group } from '@mantine/core';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { Dialog } from './dialog.tsx';
import classes from './form-dialog.module.css';
import { WriteButton } from './write-button.tsx';

/** A dialog around a form: Cancel, and a submit button that is disabled with a spinner while saving. */
export function FormDialog(props: {
  title: string;
  submitLabel: string;
  size: number | string;
  saving: boolean;
  /** Typed work is not thrown away by a click beside the dialog. */
  dirty: boolean;
  formRef: Ref<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title={props.title} size={props.size} onClose={props.onClose} dismissible={!props.saving} holdsWork={props.dirty}>
      <form ref={props.formRef} onSubmit={props.onSubmit} noValidate className={classes.form}>
        {props.children}
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={props.onClose} disabled={props.saving}>
            Cancel
          </Button>
          <WriteButton type="submit" loading={props.saving} aria-busy={props.saving}>
            {props.submitLabel}
          </WriteButton>
        </Group>
      </form>
    </Dialog>
  );
}
