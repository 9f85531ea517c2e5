import { Button, Group, Modal, Text } from '@mantine/core';
import { toAppError } from '@millrace/core/errors';
import { showToast } from '@millrace/ui/toast';
import { useState } from 'react';

type Props = { opened: boolean; onAnswer: (allowed: boolean) => Promise<void> };

/** Asked before anything is cached where the system has no keychain (R28). There is no way past it but an answer. */
export function KeepingQuestion({ opened, onAnswer }: Props) {
  const [answering, setAnswering] = useState(false);
  const answer = (allowed: boolean) => {
    setAnswering(true);
    onAnswer(allowed)
      .catch((error: unknown) => showToast({ kind: 'error', title: toAppError(error).message }))
      .finally(() => setAnswering(false));
  };
  return (
    <Modal
      opened={opened}
      onClose={() => answer(false)}
      title="Keep data on this computer?"
      withCloseButton={false}
      closeOnClickOutside={false}
      centered
      size="lg"
    >
      <Text mb="sm">
        This computer offers no keychain, so the copy of your contacts, clients and projects cannot be protected as usual. It
        would be encrypted, but with a key that lies in your own files: whoever can read them can read the copy.
      </Text>
      <Text mb="lg">
        Without a copy the console works only while the server can be reached, and nothing is left on this computer.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer(true)} disabled={answering}>
          Keep a copy
        </Button>
        <Button onClick={() => answer(false)} disabled={answering} data-autofocus>
          Work online only
        </Button>
      </Group>
    </Modal>
  );
}
