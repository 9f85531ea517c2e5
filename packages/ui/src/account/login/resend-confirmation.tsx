import { Button } from '@mantine/core';
import { toAppError } from '@millrace/core/errors';
import { accountMessages } from '@millrace/core/messages';
import { useState } from 'react';
import { showToast } from '../../toast/index.ts';
import { useAccounts } from '../session/session-context.tsx';

/** Mails the confirmation link again. The answer is the same whether the address is known or not. */
export function ResendConfirmation({ email }: { email: string }) {
  const { accounts } = useAccounts();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await accounts.resendConfirmation(email.trim());
      showToast(accountMessages.confirmationResent);
    } catch (error) {
      showToast(accountMessages.confirmationFailed(toAppError(error).message));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button variant="default" size="xs" loading={sending} onClick={() => void send()}>
      Resend confirmation email
    </Button>
  );
}
