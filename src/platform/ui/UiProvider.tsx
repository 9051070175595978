import { OverlaysProvider } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { LiveRegion } from './feedback/LiveRegion';
import { FocusKeeper } from './focus/FocusKeeper';
import { MessagesHost } from './messages/MessagesHost';

/** Wraps the app once: overlays, messages and the polite live region. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <OverlaysProvider>
      <FocusKeeper />
      {children}
      <LiveRegion />
      <MessagesHost />
    </OverlaysProvider>
  );
}
