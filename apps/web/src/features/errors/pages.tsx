import { Button } from '../../ui/button.tsx';
import { ErrorPage } from './error-page.tsx';
import { HomeLink, SignInLink } from './links.tsx';

/** 404, also the answer to every unknown path (specification, section 2, Error pages). Works under any address, without React. */
export function NotFoundPage() {
  return (
    <ErrorPage
      picture={404}
      code="404"
      title="Page Not Found"
      text="There is no page at this address. It may have moved, or the link may be incomplete."
    >
      <HomeLink />
      <Button variant="quiet" data-action="back">
        Go back to previous page
      </Button>
    </ErrorPage>
  );
}

export function ForbiddenPage() {
  return (
    <ErrorPage picture={403} code="403" title="Access Forbidden" text="Your account may not open this page.">
      <HomeLink />
      <SignInLink />
    </ErrorPage>
  );
}

export function ServerErrorPage() {
  return (
    <ErrorPage
      picture={500}
      code="500"
      title="Internal Server Error"
      text="Something went wrong on our side. Nothing that you sent was lost if you saw a confirmation."
    >
      <HomeLink />
      <Button variant="quiet" data-action="reload">
        Try refreshing the page
      </Button>
    </ErrorPage>
  );
}
