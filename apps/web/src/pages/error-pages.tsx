import { ForbiddenPage, NotFoundPage, ServerErrorPage } from '../features/errors/pages.tsx';
import { PageMeta } from '../site/page-meta.tsx';

export const NotFound = () => (
  <>
    <PageMeta path="/404" />
    <NotFoundPage />
  </>
);

export const Forbidden = () => (
  <>
    <PageMeta path="/403" />
    <ForbiddenPage />
  </>
);

export const ServerError = () => (
  <>
    <PageMeta path="/500" />
    <ServerErrorPage />
  </>
);
