import '@millrace/ui/theme/styles';
import { site } from '@millrace/core/site';
import { ThemeProvider } from '@millrace/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { CompatibilityIssue } from '../features/compatibility/compatibility-issue.tsx';
import { compatibilityProblem } from '../features/compatibility/problem.ts';
import { RenderGuard } from '../features/compatibility/render-guard.tsx';
import { ApplicationRoutes, loadApplication } from './routes.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('app.html has no #root');
const problem = compatibilityProblem(site.previewFrameHosts);
// Until then the document's own "Loading..." stands; what cannot be loaded is the render guard's to report.
if (!problem) await loadApplication(window.location).catch(() => undefined);

createRoot(container).render(
  <StrictMode>
    <RenderGuard>
      {problem ? (
        <CompatibilityIssue problem={problem} />
      ) : (
        <ThemeProvider>
          <BrowserRouter>
            <ApplicationRoutes />
          </BrowserRouter>
        </ThemeProvider>
      )}
    </RenderGuard>
  </StrictMode>,
);
