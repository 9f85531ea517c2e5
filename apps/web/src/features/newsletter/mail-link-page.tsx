import { isAppError } from '@millrace/core/errors';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import classes from './mail-link.module.css';

export type MailLinkWords = {
  title: string;
  text: string;
  button: string;
  working: string;
  /** By the code of the answer: what a link that no longer serves means, and what to do. */
  refusals: Record<'expired' | 'used' | 'invalid', { title: string; text: string }>;
};

type Props = {
  words: MailLinkWords;
  /** Posts the token; throws AppError whose hint is the code of the answer. */
  post: (token: string) => Promise<unknown>;
  onDone: () => void;
};

const isRefusal = (code: string | undefined): code is keyof MailLinkWords['refusals'] =>
  code === 'expired' || code === 'used' || code === 'invalid';

/** The page behind a link in a mail: mail scanners open links, so nothing happens before the person presses the button (R17). */
export function MailLinkPage({ words, post, onDone }: Props) {
  const [state, setState] = useState<'asking' | 'working' | 'failed' | keyof MailLinkWords['refusals']>('asking');
  const outcome = useRef<HTMLHeadingElement>(null);
  const refusal = isRefusal(state) ? words.refusals[state] : undefined;
  useEffect(() => {
    if (refusal) outcome.current?.focus();
  }, [refusal]);

  const onClick = async () => {
    const token = new URLSearchParams(window.location.search).get('token');
    if (!token) {
      setState('invalid');
      return;
    }
    setState('working');
    try {
      await post(token);
      onDone();
    } catch (error) {
      const code = isAppError(error) ? error.hint : undefined;
      console.error('The link could not be used', error);
      setState(isRefusal(code) ? code : 'failed');
    }
  };

  if (refusal) {
    return (
      <div className={classes.page}>
        <h1 ref={outcome} tabIndex={-1}>
          {refusal.title}
        </h1>
        <p>{refusal.text}</p>
        <div className={classes.actions}>
          <ButtonLink to="/blog#newsletter">Send me a new e-mail</ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Return to Homepage
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      {state === 'failed' && (
        <p className={classes.failure} role="alert">
          We could not reach the server. Please check your connection and try again.
        </p>
      )}
      <div className={classes.actions}>
        <Button onClick={() => void onClick()} disabled={state === 'working'} data-live="">
          {state === 'working' ? words.working : words.button}
        </Button>
      </div>
    </div>
  );
}
