import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';

/** The frame of every dialog here: a titled modal that traps the focus and gives it back. */
export function Dialog(props: {
  title: string;
  size: number | string;
  onClose: () => void;
  /** While false, neither Escape nor a click beside the dialog closes it. */
  dismissible?: boolean;
  /** While true, a click beside the dialog does not throw typed work away. */
  holdsWork?: boolean;
  /** Above another dialog. */
  above?: boolean;
  children: ReactNode;
}) {
  const { dismissible = true } = props;
  useReturnFocus();
  return (
    <Modal.Root
      opened
      returnFocus={false}
      onClose={props.onClose}
      size={props.size}
      closeOnEscape={dismissible}
      closeOnClickOutside={dismissible && !props.holdsWork}
      {...(props.above ? { zIndex: 300 } : {})}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* A header within a dialog is no landmark of the page. */}
        <Modal.Header role="presentation" className={classes.header}>
          <Modal.Title className={classes.title}>{props.title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body className={classes.body}>{props.children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
