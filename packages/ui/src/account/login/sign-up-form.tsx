import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { MIN_PASSWORD_LENGTH } from '@millrace/core/accounts';
import { isAppError } from '@millrace/core/errors';
import { accountMessages } from '@millrace/core/messages';
import { type FormEvent, useRef, useState } from 'react';
import { showToast } from '../../toast/index.ts';
import { useAccounts } from '../session/session-context.tsx';
import { isOutage } from './outage.ts';
import { passwordToggle } from './password-toggle.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** Create an account (specification, sections 4 and 5): either a session comes at once, or the address must be confirmed first. */
export function SignUpForm(props: { email: string; onEmail: (email: string) => void }) {
  const { store } = useAccounts();
  const [fullName, setFullName] = useState('');
  const [password, setPassword] = useState('');
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);

  const submit = async () => {
    setProblem(null);
    if (!fullName.trim()) {
      setNameProblem(accountMessages.fullNameRequired);
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const email = props.email.trim();
      const outcome = await store.signUp({ email, password, fullName: fullName.trim() });
      showToast(outcome === 'confirm' ? accountMessages.confirmByEmail : accountMessages.welcome);
      if (outcome === 'confirm') setSentTo(email);
    } catch (error) {
      if (!isAppError(error) || isOutage(error)) {
        showToast(accountMessages.registrationError);
        setProblem(accountMessages.registrationErrorAlert);
      } else {
        const toast = accountMessages.registrationFailed(error.message);
        showToast(toast);
        setProblem(toast.message ?? toast.title);
      }
    } finally {
      setBusy(false);
    }
  };

  if (sentTo) {
    return (
      <Stack gap="sm" role="status">
        <Text fw={600}>Check your email</Text>
        <Text>
          We sent a confirmation link to <strong>{sentTo}</strong>. Open it to finish creating your account.
        </Text>
        <div>
          <ResendConfirmation email={sentTo} />
        </div>
      </Stack>
    );
  }

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      {problem && <Alert color="red" mb="md" title={problem} />}
      <TextInput
        ref={nameField}
        label="Full Name"
        name="name"
        autoComplete="name"
        required
        maxLength={200}
        mb="md"
        value={fullName}
        error={nameProblem}
        onChange={(event) => {
          setFullName(event.currentTarget.value);
          setNameProblem(null);
        }}
      />
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        mb="md"
        value={props.email}
        onChange={(event) => props.onEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Password"
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
        Create Account
      </Button>
    </form>
  );
}
