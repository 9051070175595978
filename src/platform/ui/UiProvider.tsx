import { BlueprintProvider } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { LiveRegion } from './LiveRegion';
import { ToasterHost } from './ToasterHost';

/** Stands once around the app: overlays, toasts and the polite live region. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <BlueprintProvider>
      {children}
      <LiveRegion />
      <ToasterHost />
    </BlueprintProvider>
  );
}
