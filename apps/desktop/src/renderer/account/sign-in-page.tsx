import { Alert, Anchor, Button, Paper, PasswordInput, TextInput, Title } from '@mantine/core';
import { toAppError } from '@millrace/core/errors';
import { site } from '@millrace/core/site';
import { useSession } from '@millrace/ui/account';
import { Logo } from '@millrace/ui/brand';
import { type FormEvent, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import classes from './sign-in-page.module.css';

type Props = {
  /** Why nobody is signed in any more, when it was not the person's own wish. */
  reason: string | null;
  onOpenOutside: (url: string) => void;
};

/** Sign-in of the console: admins only (specification, section 6). Passwords are chosen on the web site. */
export function SignInPage({ reason, onOpenOutside }: Props) {
  const { session, profile, loading, store } = useSession();
  const [params] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Admin Dashboard Login';
  }, []);

  if (session && profile && !busy) {
    const wanted = params.get('next');
    return <Navigate to={wanted?.startsWith('/admin') ? wanted : '/admin'} replace />;
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await store.signIn(email.trim(), password);
    } catch (error) {
      const { code, message } = toAppError(error);
      const outage = code === 'offline' || code === 'timeout' || code === 'unavailable';
      setProblem(outage ? 'The server cannot be reached. Signing in needs a connection.' : message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo />
      </header>
      <main className={classes.main}>
        <Paper withBorder className={classes.card}>
          <Title order={1} size="h2" mb="md">
            Admin Dashboard Login
          </Title>
          {reason && !problem && (
            <Alert color="blue" mb="md" role="status">
              {reason}
            </Alert>
          )}
          {problem && <Alert color="red" mb="md" title={problem} />}
          <form onSubmit={(event) => void submit(event)}>
            <TextInput
              label="Email"
              type="email"
              name="email"
              autoComplete="username"
              required
              mb="md"
              disabled={loading}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="current-password"
              required
              mb="xs"
              disabled={loading}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': 'Show characters', tabIndex: 0 }}
            />
            <Anchor component="button" type="button" size="sm" onClick={() => onOpenOutside(`${site.origin}/login`)}>
              Forgot password?
            </Anchor>
            <Button type="submit" fullWidth mt="lg" loading={busy}>
              Sign In
            </Button>
          </form>
        </Paper>
        <p className={classes.note}>For administrators. Clients sign in on the web site.</p>
      </main>
    </div>
  );
}
