import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CompatibilityIssue } from './compatibility-issue.tsx';

type Props = {
  /** Where the person is; what failed in one place is tried anew in another. */
  place?: string;
  children: ReactNode;
};

/** Shows the fallback page when anything below it fails to render (specification, section 2, Error pages). */
export class RenderGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place) this.setState({ failed: false });
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('The page failed to render', error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <CompatibilityIssue problem="error" /> : this.props.children;
  }
}
