import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

/** A page that breaks takes nothing else down. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <PageFailed onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
