import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CompatibilityIssue } from './compatibility-issue.tsx';

/** Shows the fallback page when anything below it fails to render (specification, section 2, Error pages). */
export class RenderGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('The page failed to render', error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <CompatibilityIssue problem="error" /> : this.props.children;
  }
}
