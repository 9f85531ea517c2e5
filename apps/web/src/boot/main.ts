import { site } from '@millrace/core/site';
import { compatibilityProblem } from '../features/compatibility/problem.ts';
import { actByThemselves } from './actions.ts';
import { goLiveOnIntent } from './go-live.ts';
import { signInAddress } from './mailed-link.ts';
import { rememberFont } from './remember-font.ts';
import { whenQuiet } from './when-quiet.ts';

const signIn = signInAddress(location.hash);
if (signIn) location.replace(signIn);

actByThemselves();
whenQuiet(rememberFont);
if (document.body.dataset.still === undefined) {
  goLiveOnIntent(() => import('../site/entry-client.tsx').then(({ startSite }) => startSite()));
  whenQuiet(() => {
    const problem = compatibilityProblem(site.previewFrameHosts);
    if (!problem) return;
    import('../site/entry-compatibility.tsx').then(
      ({ showCompatibilityIssue }) => showCompatibilityIssue(problem),
      (error: unknown) => console.error('The compatibility page could not be loaded', error),
    );
  });
}
