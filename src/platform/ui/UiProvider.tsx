import { OverlaysProvider } from '@blueprintjs/core';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { LiveRegion } from './feedback/LiveRegion';
import { isHostWanted, wantHost, watchHostWanted } from './messages/toasts';

const ToasterHost = lazy(async () => ({ default: (await import('./messages/ToasterHost')).ToasterHost }));
const firstActions = ['pointerdown', 'keydown'] as const;

/** Wraps the app once: overlays, toasts and the polite live region. */
export function UiProvider({ children }: { children: ReactNode }) {
  const hasHost = useSyncExternalStore(watchHostWanted, isHostWanted);
  useEffect(() => {
    if (hasHost) return undefined;
    firstActions.forEach((name) => addEventListener(name, wantHost));
    return () => firstActions.forEach((name) => removeEventListener(name, wantHost));
  }, [hasHost]);
  return (
    <OverlaysProvider>
      {children}
      <LiveRegion />
      <Suspense fallback={null}>{hasHost && <ToasterHost />}</Suspense>
    </OverlaysProvider>
  );
}
