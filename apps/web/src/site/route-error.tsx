import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { CompatibilityIssue } from '../features/compatibility/compatibility-issue.tsx';
import { NotFound } from '../pages/error-pages.tsx';

/** What a failed route shows: the 404 page where there is no such page, otherwise the full-app fallback. */
export function RouteError() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) console.error('The page failed to render', error);
  }, [missing, error]);
  return missing ? <NotFound /> : <CompatibilityIssue problem="error" />;
}
