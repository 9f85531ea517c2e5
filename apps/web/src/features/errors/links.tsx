import look from '../../ui/button.module.css';

/** Plain links: an error page stands under any address and takes no part in the application. */
export const HomeLink = () => (
  <a className={`${look.button} ${look.main}`} href="/">
    Return to Home
  </a>
);

export const SignInLink = () => (
  <a className={`${look.button} ${look.quiet}`} href="/login">
    Sign in to your account
  </a>
);
