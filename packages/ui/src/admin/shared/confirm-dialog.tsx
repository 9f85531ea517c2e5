import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { WriteButton } from './write-button.tsx';

/** Readable in both schemes, which Mantine's own red is not in the dark one. */
const dangerous = () => ({
  root: { '--button-bg': 'var(--mr-danger)', '--button-hover': 'var(--mr-danger)', '--button-color': 'var(--mr-surface)' },
});

/** Asks before something is deleted. The focus starts on Cancel, so that a stray Enter deletes nothing. */
export function ConfirmDialog(props: {
  question: string;
  /** What it concerns, and what else will happen. */
  consequence: ReactNode;
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={props.question} size={460} onClose={props.onClose} dismissible={!props.busy}>
      <Text size="sm" c="dimmed" mih={22} aria-live="polite">
        {props.consequence}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={props.onClose} disabled={props.busy} data-autofocus>
          Cancel
        </Button>
        <WriteButton vars={dangerous} loading={props.busy} onClick={props.onConfirm}>
          {props.action}
        </WriteButton>
      </Group>
    </Dialog>
  );
}
