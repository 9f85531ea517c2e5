import { Alert, Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import { isAdmin } from '@millrace/core/accounts';
import { isAppError } from '@millrace/core/errors';
import { accountMessages } from '@millrace/core/messages';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../toast/index.ts';
import { useAccounts } from '../session/session-context.tsx';
import { isOutage } from './outage.ts';
import { passwordToggle } from './password-toggle.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** Sign in; with `asAdmin` a person whose role is not admin is refused and signed out again (specification, section 6). */
export function SignInForm(props: {
  asAdmin: boolean;
  email: string;
  onEmail: (email: string) => void;
  /** True from sending until it is known whether the person may stay; the page waits with its redirect. */
  onBusy: (busy: boolean) => void;
  busy: boolean;
  onForgot: () => void;
}) {
  const { store } = useAccounts();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async () => {
    setProblem(null);
    props.onBusy(true);
    try {
      await store.signIn(props.email.trim(), password);
      if (props.asAdmin && !isAdmin(await store.profileSettled())) {
        await store.signOut({ quiet: true });
        setProblem(accountMessages.adminRequired);
      }
    } catch (error) {
      if (!isAppError(error) || isOutage(error)) {
        showToast(accountMessages.loginError);
        setProblem(accountMessages.loginErrorAlert);
      } else {
        showToast(accountMessages.loginFailed(error.message));
        setProblem(error.message);
      }
    } finally {
      props.onBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!props.busy) void submit();
      }}
    >
      {problem && (
        <Alert color="red" mb="md" title={problem}>
          {problem === 'Email not confirmed' && <ResendConfirmation email={props.email} />}
        </Alert>
      )}
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
        name="password"
        autoComplete="current-password"
        required
        mb="xs"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={passwordToggle}
      />
      <Anchor component="button" type="button" size="sm" onClick={props.onForgot}>
        Forgot password?
      </Anchor>
      <Button type="submit" fullWidth mt="lg" loading={props.busy}>
        Sign In
      </Button>
    </form>
  );
}
