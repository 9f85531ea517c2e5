import { useEffect } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';

/** A public page is another document: leave this one. */
function LeaveForPublicPage() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    window.location.replace(pathname + search + hash);
  }, [pathname, search, hash]);
  return null;
}

/** The signed-in area (specification, section 2, Route table): one session around parts that are each a chunk of their own. */
export const applicationRoutes: RouteObject[] = [
  {
    HydrateFallback: () => <p role="status">Loading...</p>,
    children: [
      {
        lazy: () => import('../features/session/route.tsx'),
        children: [
          { path: '/login', lazy: () => import('../features/login/route.tsx') },
          { path: '/client/*', lazy: () => import('../features/portal/route.tsx') },
          { path: '/admin/*', lazy: () => import('../features/admin/route.tsx') },
        ],
      },
      { path: '*', Component: LeaveForPublicPage },
    ],
  },
];
