import { LoginPage } from '@millrace/ui/account';

export function Login() {
  return <LoginPage home="/" />;
}
