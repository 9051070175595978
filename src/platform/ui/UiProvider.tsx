import { OverlaysProvider } from '@blueprintjs/core';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from './feedback/lazyPart';
import { LiveRegion } from './feedback/LiveRegion';
import { PlainMessages } from './messages/PlainMessages';
import { isHostRequested, requestHost, watchHostRequest } from './messages/toasts';

const ToasterHost = lazyPart(async () => (await import('./messages/ToasterHost')).ToasterHost, {
  failure: PlainMessages,
});
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
      {hasHost && <ToasterHost />}
    </OverlaysProvider>
  );
}
