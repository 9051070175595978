import { OverlaysProvider } from '@blueprintjs/core';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { LiveRegion } from './feedback/LiveRegion';
import { isHostRequested, requestHost, watchHostRequest } from './messages/toasts';

const ToasterHost = lazy(async () => ({ default: (await import('./messages/ToasterHost')).ToasterHost }));
const firstActions = ['pointerdown', 'keydown'] as const;

/** Wraps the app once: overlays, toasts and the polite live region. */
export function UiProvider({ children }: { children: ReactNode }) {
  const hasHost = useSyncExternalStore(watchHostRequest, isHostRequested);
  useEffect(() => {
    if (hasHost) return undefined;
    firstActions.forEach((name) => addEventListener(name, requestHost));
    return () => firstActions.forEach((name) => removeEventListener(name, requestHost));
  }, [hasHost]);
  return (
    <OverlaysProvider>
      {children}
      <LiveRegion />
      <Suspense fallback={null}>{hasHost && <ToasterHost />}</Suspense>
    </OverlaysProvider>
  );
}
