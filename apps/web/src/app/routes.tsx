import { loadAdminPanel } from '@millrace/ui/admin';
import { loadable } from '@millrace/ui/loading';
import { Suspense, useEffect } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { openSession, SessionArea } from '../features/session/session-area.tsx';

/** The signed-in area (specification, section 2, Route table): one session around parts that are each a chunk of their own. */
const parts = [
  { path: '/login', part: loadable(async () => (await import('../features/login/login.tsx')).Login) },
  { path: '/client/*', part: loadable(async () => (await import('../features/portal/portal.tsx')).Portal) },
  { path: '/admin/*', part: loadable(async () => (await import('../features/admin/admin.tsx')).Admin) },
];

/** How long drawing waits for the first rows once its code is there, in milliseconds: a list drawn with them is drawn only once. */
const PATIENCE_MS = 100;

/** Loads what the page at this address is made of, all at once; asks for its first rows meanwhile. */
export const loadApplication = async (address: Location): Promise<void> => {
  const rows = openSession(address);
  const part = parts.find(({ path }) => matchPath(path, address.pathname))?.part;
  await Promise.all([part?.load(), loadAdminPanel(address.pathname)]);
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
};

/** A public page is another document: leave this one. */
function LeaveForPublicPage() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    window.location.replace(pathname + search + hash);
  }, [pathname, search, hash]);
  return null;
}

export function ApplicationRoutes() {
  return (
    <Suspense fallback={<p role="status">Loading...</p>}>
      <Routes>
        <Route element={<SessionArea />}>
          {parts.map(({ path, part }) => (
            <Route key={path} path={path} element={<part.Screen />} />
          ))}
        </Route>
        <Route path="*" element={<LeaveForPublicPage />} />
      </Routes>
    </Suspense>
  );
}
