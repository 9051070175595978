import { Component, type ReactNode } from 'react';
import { logBrokenPart } from '../../platform/lib/log';
import { ErrorState } from '../../platform/ui/feedback/ErrorState';
import { frameTexts } from './frameTexts';

type Props = { children: ReactNode };

/** Keeps a broken screen from breaking the whole app. Trying again reloads its code and data. */
export class ScreenBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    logBrokenPart(location.pathname, error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ErrorState title={frameTexts.brokenTitle} text={frameTexts.broken} onRetry={() => location.reload()} />;
  }
}
