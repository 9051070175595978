import { OverlaysProvider } from '@blueprintjs/core';
import { type ReactNode, useEffect } from 'react';
import { LiveRegion } from './feedback/LiveRegion';
import { keepFocus } from './focus/focusKeeper';
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

/** Mounted once in the app (`UiProvider`). */
function FocusKeeper() {
  useEffect(() => keepFocus(), []);
  return null;
}
