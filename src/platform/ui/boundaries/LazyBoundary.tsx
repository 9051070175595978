import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { logNotLoaded } from '../../lib/log/log';
import { ErrorState } from '../feedback/ErrorState';
import { texts } from '../texts';
import { useOnline } from '../useOnline';
import { reloadPage, showNotLoaded } from './notLoaded';

type Props = {
  /** Shown while the code loads. */
  loading?: ReactNode;
  /** Place of a failure: in place of the part, or as a toast for a dialog, which has no place on the page. */
  failure?: 'inPlace' | 'toast';
  /** Components made with `lazy`. */
  children: ReactNode;
};

/**
 * Shows lazily loaded parts. A part that fails leaves the rest of the page alone. `lazy` remembers a failed import, and
 * Chromium does too, so the way to try again is to reload the page.
 */
export class LazyBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logNotLoaded(error);
  }

  override render() {
    const { loading = null, failure = 'inPlace', children } = this.props;
    if (!this.state.hasFailed) return <Suspense fallback={loading}>{children}</Suspense>;
    if (failure === 'inPlace') return <NotLoaded />;
    return (
      <>
        {loading}
        <NotLoadedToast />
      </>
    );
  }
}

function NotLoaded() {
  const isOnline = useOnline();
  if (!isOnline) return <ErrorState title={texts.offlineTitle} text={texts.offlinePart} />;
  return <ErrorState text={texts.partNotLoaded} onRetry={reloadPage} retryText={texts.reloadPage} />;
}

/** Shows a toast, and another one that can reload the page when the network is back. */
function NotLoadedToast() {
  const isOnline = useOnline();
  useEffect(() => showNotLoaded(isOnline), [isOnline]);
  return null;
}
