import { ErrorDrawing } from '@millrace/ui/brand';
import { Button } from '../../ui/button.tsx';
import classes from './compatibility.module.css';
import { type CompatibilityProblem, continueWithout3d } from './problem.ts';

const EXPLANATIONS: Record<CompatibilityProblem, string> = {
  webgl: 'This browser shows no 3D graphics (WebGL). Switch on hardware acceleration or use a current browser, then reload.',
  preview: 'The site does not run inside this preview frame. Open it in a window of its own.',
  error: 'Something on this page failed in your browser. Reloading usually helps; a current browser surely does.',
};

/** The full-app fallback (specification, section 2, Error pages). Only missing 3D graphics can be passed over. */
export function CompatibilityIssue({ problem }: { problem: CompatibilityProblem }) {
  const reload = () => window.location.reload();
  return (
    <main className={classes.page}>
      <ErrorDrawing code="browser" className={classes.picture} decorative />
      <div role="alert">
        <h1>Browser Compatibility Issue</h1>
        <p>{EXPLANATIONS[problem]}</p>
      </div>
      <div className={classes.actions}>
        <Button onClick={reload}>Reload Page</Button>
        {problem === 'webgl' && (
          <Button
            variant="quiet"
            onClick={() => {
              continueWithout3d();
              reload();
            }}
          >
            Continue without 3D
          </Button>
        )}
      </div>
    </main>
  );
}
