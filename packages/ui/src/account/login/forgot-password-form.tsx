import { Alert, Anchor, Button, Text, TextInput, Title } from '@mantine/core';
import { toAppError } from '@millrace/core/errors';
import { accountMessages } from '@millrace/core/messages';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../toast/index.ts';
import { useAccounts } from '../session/session-context.tsx';

/** Asks for a mailed link to the new-password screen. */
export function ForgotPasswordForm(props: { email: string; onEmail: (email: string) => void; onBack: () => void }) {
  const { accounts } = useAccounts();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  const submit = async () => {
    setBusy(true);
    try {
      await accounts.requestPasswordReset(props.email.trim());
      setSent(true);
    } catch (error) {
      showToast(accountMessages.resetFailed(toAppError(error).message));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Title order={2} size="h4" mb={4}>
        Choose a new password
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        We mail you a link that opens the page for it.
      </Text>
      {sent && (
        <Alert color="green" mb="md" role="status">
          {accountMessages.resetSent}
        </Alert>
      )}
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        data-autofocus
        value={props.email}
        onChange={(event) => {
          props.onEmail(event.currentTarget.value);
          setSent(false);
        }}
      />
      <Button type="submit" fullWidth mt="lg" mb="sm" loading={busy}>
        Send reset link
      </Button>
      <Anchor component="button" type="button" size="sm" onClick={props.onBack}>
        Back to sign in
      </Anchor>
    </form>
  );
}
