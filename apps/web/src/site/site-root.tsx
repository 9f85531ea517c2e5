import { type ReactNode, StrictMode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { RenderGuard } from '../features/compatibility/render-guard.tsx';
import { IntakeProvider } from '../forms/intake-context.tsx';
import { intake } from './intake.ts';

type Props = { children: ReactNode; onReady?: () => void };

/**
 * Composition root of the public site, the same on the server and in the browser, within a router. `onReady` is called once the page
 * answers.
 */
export function SiteRoot({ children, onReady }: Props) {
  const { key } = useLocation();
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <RenderGuard place={key}>
        <IntakeProvider value={intake}>{children}</IntakeProvider>
      </RenderGuard>
    </StrictMode>
  );
}
