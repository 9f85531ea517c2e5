import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MailLinkPage } from '../features/newsletter/mail-link-page.tsx';
import { confirmWords, unsubscribeWords } from '../features/newsletter/mail-link-words.ts';
import { OutcomePage } from '../features/newsletter/outcome-page.tsx';
import { callFunction } from '../site/intake.ts';
import { PageMeta } from '../site/page-meta.tsx';

/** `/newsletter-confirmed` (specification, section 2, Newsletter confirmation page). */
export function NewsletterConfirmedPage() {
  return (
    <>
      <PageMeta path="/newsletter-confirmed" />
      <OutcomePage
        title="Subscription Confirmed"
        text="Welcome. The next issue comes to your inbox; every issue has a link to leave."
      />
    </>
  );
}

/** Behind the link of the verification mail. */
export function NewsletterConfirmPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageMeta path="/newsletter/confirm" />
      <MailLinkPage
        words={confirmWords}
        post={(token) => callFunction('newsletter-confirm', { token })}
        onDone={() => void navigate('/newsletter-confirmed', { replace: true })}
      />
    </>
  );
}

/** Behind the link at the foot of every issue. */
export function NewsletterUnsubscribePage() {
  const [left, setLeft] = useState(false);
  return (
    <>
      <PageMeta path="/newsletter/unsubscribe" />
      {left ? (
        <OutcomePage
          title="You have left the newsletter"
          text="No further issue will reach you. You can subscribe again at any time."
        />
      ) : (
        <MailLinkPage
          words={unsubscribeWords}
          post={(token) => callFunction('newsletter-unsubscribe', { token })}
          onDone={() => setLeft(true)}
        />
      )}
    </>
  );
}
