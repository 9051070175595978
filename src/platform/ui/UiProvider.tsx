import { OverlaysProvider } from '@blueprintjs/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { LiveRegion } from './LiveRegion';

// Toasts come a moment after the page: what is said before waits for them.
const ToasterHost = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { default: (await import('./ToasterHost')).ToasterHost };
});

/** Stands once around the app: overlays, toasts and the polite live region. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <OverlaysProvider>
      {children}
      <LiveRegion />
      <Suspense fallback={null}>
        <ToasterHost />
      </Suspense>
    </OverlaysProvider>
  );
}
