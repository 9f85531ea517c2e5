import { Center, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from './session-context.tsx';
import { judge } from './session-state.ts';

/** Lets only those in who may (specification, section 4, Route guard) and remembers the page that was wanted. */
export function RouteGuard({ area, children }: { area: 'admin' | 'client'; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const verdict = judge(area, session);
  if (verdict === 'wait') return <LoadingScreen />;
  if (verdict === 'enter') return children;
  if (verdict === '/client') return <Navigate to="/client" replace />;
  const wanted = session.ended === 'here' ? '' : `?next=${encodeURIComponent(pathname + search + hash)}`;
  return <Navigate to={`/login${wanted}`} replace />;
}

export function LoadingScreen() {
  return (
    <Center component="main" mih="60vh" role="status" style={{ gap: 12 }}>
      <Loader size="sm" aria-hidden />
      <span>Loading...</span>
    </Center>
  );
}
