import { Component, type ReactNode, useEffect } from 'react';
import { logBrokenPart } from '#platform/lib/log/log';
import { reloadPage } from '#platform/ui/boundaries/notLoaded';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { texts } from '#platform/ui/texts';
import { isOnline, watchNetwork } from '#platform/lib/device/network';
import { useOnline } from '#platform/ui/useOnline';
import { frameTexts } from '../../texts';

type Props = { children: ReactNode };

/** Keeps a broken screen from breaking the whole app. Trying again reloads its code and data. */
export class ScreenBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    logBrokenPart('page', error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <BrokenScreen />;
  }
}

/** Without a network it waits: most likely code or data of the screen could not be loaded. */
function BrokenScreen() {
  const hasNetwork = useOnline();
  useEffect(() => (hasNetwork ? undefined : watchNetwork(() => isOnline() && reloadPage())), [hasNetwork]);
  if (!hasNetwork) return <ErrorState title={texts.offlineTitle} text={frameTexts.offline} />;
  return <ErrorState title={frameTexts.brokenTitle} text={frameTexts.broken} onRetry={reloadPage} />;
}
