import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

/** A page that breaks takes nothing else down. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <PageFailed error={failure.error} onRetry={() => this.setState({ failure: undefined })} />;
  }
}
