import { OverlaysProvider } from '@blueprintjs/core';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from './feedback/lazyPart';
import { LiveRegion } from './feedback/LiveRegion';
import { PlainMessages } from './messages/PlainMessages';
import { isHostWanted, wantHost, watchHostWanted } from './messages/toasts';

const ToasterHost = lazyPart(async () => (await import('./messages/ToasterHost')).ToasterHost, {
  failure: PlainMessages,
});
const firstActions = ['pointerdown', 'keydown'] as const;

/** Stands once around the app: overlays, toasts and the polite live region. */
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
      {hasHost && <ToasterHost />}
    </OverlaysProvider>
  );
}
