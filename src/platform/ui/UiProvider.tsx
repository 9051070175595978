import { OverlaysProvider } from '@blueprintjs/core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LiveRegion } from './LiveRegion';

// Toasts come a moment after the page: what is said before waits for them.
const ToasterHost = lazy(() => import('./ToasterHost').then((module) => ({ default: module.ToasterHost })));

/** Stands once around the app: overlays, toasts and the polite live region. */
export function UiProvider({ children }: { children: ReactNode }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <OverlaysProvider>
      {children}
      <LiveRegion />
      <Suspense fallback={null}>{mounted && <ToasterHost />}</Suspense>
    </OverlaysProvider>
  );
}
