import { type ReactNode, useEffect } from 'react';
import { useSettings } from '../../platform/config/SettingsContext';
import type { RouteMatch, RouteSpec } from '../../platform/routing/routeTable';
import { lazyPart } from '../../platform/ui/feedback/lazyPart';
import { requestHost } from '../../platform/ui/messages/toasts';
import { LoadingPage } from './LoadingPage';
import { PublicShell } from './PublicShell';
import { ScreenBoundary } from './ScreenBoundary';

// Menus and drawers come with the signed-in shells, not with the login.
const loading = <LoadingPage />;
const CompanyShell = lazyPart(async () => (await import('./CompanyShell')).CompanyShell, { loading });
const HelperShell = lazyPart(async () => (await import('./HelperShell')).HelperShell, { loading });
const shells = { public: PublicShell, company: CompanyShell, helper: HelperShell };

type FrameProps = { match: RouteMatch; spec: RouteSpec; children: ReactNode };

/** Wraps a screen in its area's layout and sets the page title. */
export function Frame({ match, spec, children }: FrameProps) {
  const { productName } = useSettings();
  useEffect(() => {
    document.title = `${spec.title} · ${productName}`;
  }, [spec.title, productName]);
  // On the public pages toasts are loaded with the first action; they would weigh on the first paint.
  useEffect(() => {
    if (spec.area !== 'public') requestHost();
  }, [spec.area]);
  const screen = <ScreenBoundary key={match.name}>{children}</ScreenBoundary>;
  const Shell = shells[spec.area];
  return (
    <Shell match={match} spec={spec}>
      {screen}
    </Shell>
  );
}
