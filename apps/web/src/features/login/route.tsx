import { LoginPage } from '@millrace/ui/account';

export function Component() {
  return <LoginPage home="/" />;
}
