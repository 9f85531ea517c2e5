import { Alert, Button, PasswordInput } from '@mantine/core';
import { MIN_PASSWORD_LENGTH } from '@millrace/core/accounts';
import { toAppError } from '@millrace/core/errors';
import { accountMessages } from '@millrace/core/messages';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../toast/index.ts';
import { useSession } from '../session/session-context.tsx';
import { passwordToggle } from './password-toggle.ts';

/** The screen behind the mailed link (event PASSWORD_RECOVERY): the session is real, but first a new password is chosen. */
export function NewPasswordForm() {
  const { store, session } = useSession();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await store.changePassword(password);
      showToast(accountMessages.passwordChanged);
    } catch (error) {
      const { message } = toAppError(error);
      showToast(accountMessages.passwordFailed(message));
      setProblem(message);
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
      {problem && <Alert color="red" mb="md" title={problem} />}
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={session?.user.email ?? ''} readOnly hidden />
      <PasswordInput
        label="New password"
        name="new-password"
        autoComplete="new-password"
        description={`At least ${MIN_PASSWORD_LENGTH} characters`}
        required
        minLength={MIN_PASSWORD_LENGTH}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={passwordToggle}
      />
      <Button type="submit" fullWidth mt="lg" loading={busy}>
        Save new password
      </Button>
    </form>
  );
}
