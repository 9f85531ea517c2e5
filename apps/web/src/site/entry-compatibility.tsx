import './base.css';
import { createRoot } from 'react-dom/client';
import { CompatibilityIssue } from '../features/compatibility/compatibility-issue.tsx';
import type { CompatibilityProblem } from '../features/compatibility/problem.ts';

/** Puts the fallback in place of the page, whether it is live already or not. */
export const showCompatibilityIssue = (problem: CompatibilityProblem) => {
  const place = document.createElement('div');
  for (const child of [...document.body.children]) if (child instanceof HTMLElement) child.hidden = true;
  document.body.append(place);
  createRoot(place).render(<CompatibilityIssue problem={problem} />);
};
