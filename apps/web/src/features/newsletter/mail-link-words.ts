import { intakeMessages } from '@millrace/core/messages';
import type { MailLinkWords } from './mail-link-page.tsx';

export const confirmWords: MailLinkWords = {
  title: 'Confirm your subscription',
  text: intakeMessages.newsletter.consent,
  button: 'Confirm Subscription',
  working: 'Confirming...',
  refusals: {
    expired: {
      title: 'This link has expired',
      text: 'Verification links hold for a limited time. Enter your address again and we send you a new one.',
    },
    used: {
      title: 'This link was already used',
      text: 'Your subscription is most likely confirmed already. If no issue reaches you, ask for a new verification e-mail.',
    },
    invalid: {
      title: 'This link is not complete',
      text: 'Part of it may have been lost on the way. Open it from the e-mail once more, or ask for a new one.',
    },
  },
};

export const unsubscribeWords: MailLinkWords = {
  title: 'Leave the newsletter',
  text: 'One press and we write no more. Messages about your projects are not affected.',
  button: 'Unsubscribe',
  working: 'Unsubscribing...',
  refusals: {
    expired: {
      title: 'This link has expired',
      text: 'Use the link in the latest issue, or write to us and we take you off the list by hand.',
    },
    used: {
      title: 'You have already left',
      text: 'This address gets no newsletter from us. You can subscribe again at any time.',
    },
    invalid: {
      title: 'This link is not complete',
      text: 'Part of it may have been lost on the way. Open it from the e-mail once more, or write to us.',
    },
  },
};
