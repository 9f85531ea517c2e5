import type { Toast } from './toast.ts';

const error = (title: string, message: string): Toast => ({ kind: 'error', title, message });
const success = (title: string, message: string): Toast => ({ kind: 'success', title, message });

const UNEXPECTED_SIGN_UP = 'An unexpected error occurred during registration';

/** What a person reads when signing in, up or out (specification, section 8, Authentication), word for word. */
export const accountMessages = {
  loginFailed: (serverMessage: string): Toast => error('Login Failed', serverMessage),
  loginError: error('Login Error', 'An unexpected error occurred'),
  loginErrorAlert: 'An unexpected error occurred. Please try again.',
  adminRequired: 'Admin access required. Please contact support if you need admin privileges.',
  fullNameRequired: 'Please enter your full name',
  registrationError: error('Registration Error', UNEXPECTED_SIGN_UP),
  registrationErrorAlert: `${UNEXPECTED_SIGN_UP}. Please try again.`,
  profileSetupIssue: error('Profile Setup Issue', 'There was an issue setting up your profile. Please try refreshing the page.'),
  confirmByEmail: success('Registration Successful', 'Please check your email to verify your account before signing in.'),
  welcome: success('Registration Successful', 'Welcome! Your account is ready and you are signed in.'),
  signedOut: success('Signed Out', 'You have been successfully signed out.'),
  sessionEnded: 'Your session has ended. Please sign in again to go on where you were.',
  linkFailed: 'This link has expired or was used already. Please ask for a new one.',
  resetSent: 'If an account exists for this address, a mail with a link to choose a new password is on its way.',
  resetFailed: (serverMessage: string): Toast => error('Password Reset Failed', serverMessage),
  confirmationResent: success('Confirmation Sent', 'If this address waits for confirmation, a new mail is on its way.'),
  confirmationFailed: (serverMessage: string): Toast => error('Confirmation Not Sent', serverMessage),
  passwordChanged: success('Password Changed', 'Your new password is saved and you are signed in.'),
  passwordFailed: (serverMessage: string): Toast => error('Password Not Changed', serverMessage),
  profileSaved: success('Profile Updated', 'Your name and phone number are saved.'),
  profileFailed: (serverMessage: string): Toast => error('Profile Not Updated', serverMessage),
  /** The toast for a sign-up refused by the server, chosen by the server's own message. */
  registrationFailed: (serverMessage: string): Toast => {
    if (serverMessage.includes('Error sending confirmation email')) {
      return error(
        'Registration Issue',
        'There was an issue with email confirmation. Please contact support or try again later.',
      );
    }
    if (serverMessage === 'User already registered') {
      return error('Account Exists', 'An account with this email already exists. Please try signing in instead.');
    }
    if (serverMessage === 'Database error saving new user') {
      return error('Registration Failed', 'There was a database issue creating your account. Please try again in a moment.');
    }
    return error('Registration Failed', serverMessage);
  },
} as const;
