import { site } from '../site.ts';
import type { Toast } from './toast.ts';

const error = (title: string, message: string): Toast => ({ kind: 'error', title, message });
const success = (title: string, message: string): Toast => ({ kind: 'success', title, message });

/** What a visitor reads when sending a form (specification, sections 2, 5 and 8), word for word. */
export const intakeMessages = {
  demo: {
    missing: error('Missing Information', 'Please fill in all required fields.'),
    failed: error('Error', 'There was an error sending your demo request. Please try again.'),
    sent: success('Demo Request Sent!', 'Thank you for your interest. Someone will contact you soon to coordinate the demo.'),
  },
  call: {
    missing: error('Missing Information', 'Please fill in your name and phone number.'),
    failed: (message?: string): Toast =>
      error('Error Requesting Call', message || 'There was an error requesting your call. Please try again.'),
  },
  contact: {
    missing: error('Missing Information', 'Please fill in all required fields (name, email, and message).'),
    failed: (message?: string): Toast => error('Error Sending Message', contactFailure(message)),
  },
  newsletter: {
    emailRequiredOnBlog: error('Email Required', 'Please enter your email address to subscribe.'),
    emailRequiredOnConfigurator: error('Email Required', 'Please enter your email address.'),
    failedOnBlog: (message?: string): Toast =>
      error('Subscription Failed', message || 'There was an error processing your subscription. Please try again.'),
    failedOnConfigurator: error('Error', 'There was an error sending the verification email. Please try again.'),
    /** What a person agrees to by confirming; stored with the consent (R18). */
    consent: `Yes, I want to receive the ${site.name} newsletter at this e-mail address, and may unsubscribe at any time.`,
    sent: success('Check your email!', "We've sent you a verification link to confirm your subscription."),
  },
  conversionMissing: 'Google Ads conversion tracking not loaded',
} as const;

/** Section 8, Contact: the two known causes in plain words, otherwise the raw message. */
const contactFailure = (message?: string): string => {
  if (message?.includes('Failed to send a request')) return 'Network error. Please check your connection and try again.';
  if (message?.includes('invalid JSON')) return 'Invalid form data. Please refresh the page and try again.';
  return message || 'There was an error sending your message. Please try again.';
};
