import { Alert, Anchor, Center, Loader, Paper, Switch, Tabs, Title } from '@mantine/core';
import { accountMessages } from '@millrace/core/messages';
import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Logo } from '../../brand/index.ts';
import { useDocumentTitle } from '../area/use-document-title.ts';
import { useSession } from '../session/session-context.tsx';
import { landingPath } from '../session/session-state.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import classes from './login-page.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Supabase puts the reason into the fragment when a mailed link is no longer good. */
const linkHasFailed = (): boolean => new URLSearchParams(window.location.hash.slice(1)).has('error_description');

/**
 * Sign in, sign up, and what belongs to a password (specification, section 2, Login page).
 * `home` is the address of the public site; an edition without one has no way back to it.
 */
export function LoginPage({ home }: { home?: string }) {
  const session = useSession();
  const [params] = useSearchParams();
  const [asAdmin, setAsAdmin] = useState(() => /^\/admin/.test(params.get('next') ?? ''));
  const [view, setView] = useState<'enter' | 'forgot'>('enter');
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [linkFailed] = useState(linkHasFailed);

  if (session.recovering)
    return (
      <Frame home={home} title="Choose a new password">
        <NewPasswordForm />
      </Frame>
    );
  if (session.session && session.profile && !busy) {
    return <Navigate to={landingPath(session.profile, params.get('next'))} replace />;
  }
  const title = asAdmin ? 'Admin Dashboard Login' : 'Client Portal Login';
  if (session.loading || (session.profileStatus === 'pending' && !busy)) {
    return (
      <Frame home={home} title={title}>
        <Center mih={240} role="status" aria-label="Loading">
          <Loader />
        </Center>
      </Frame>
    );
  }

  return (
    <Frame home={home} title={title}>
      {linkFailed && <Alert color="red" mb="md" title={accountMessages.linkFailed} />}
      {session.ended === 'elsewhere' && params.has('next') && (
        <Alert color="blue" mb="md" role="status">
          {accountMessages.sessionEnded}
        </Alert>
      )}
      {view === 'forgot' ? (
        <ForgotPasswordForm email={email} onEmail={setEmail} onBack={() => setView('enter')} />
      ) : (
        <>
          <Switch
            label="Admin"
            mb="md"
            checked={asAdmin}
            onChange={(event) => setAsAdmin(event.currentTarget.checked)}
            disabled={busy}
          />
          <Tabs defaultValue="sign-in" keepMounted={false}>
            <Tabs.List grow mb="lg" aria-label="Account">
              <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
              <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="sign-in">
              <SignInForm
                asAdmin={asAdmin}
                email={email}
                onEmail={setEmail}
                busy={busy}
                onBusy={setBusy}
                onForgot={() => setView('forgot')}
              />
            </Tabs.Panel>
            <Tabs.Panel value="sign-up">
              <SignUpForm email={email} onEmail={setEmail} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </Frame>
  );
}

function Frame({ home, title, children }: { home: string | undefined; title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo />
        {home && (
          <Anchor href={home} className={classes.back}>
            ← Back to Home
          </Anchor>
        )}
      </header>
      <main className={classes.main}>
        <Paper withBorder className={classes.card}>
          <Title order={1} size="h2" mb="md">
            {title}
          </Title>
          {children}
        </Paper>
      </main>
    </div>
  );
}
