import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useSettings } from '../../platform/config/SettingsContext';
import type { RouteMatch, RouteSpec } from '../../platform/routing/routeTable';
import { LoadingPage } from './LoadingPage';
import { PublicShell } from './PublicShell';
import { ScreenBoundary } from './ScreenBoundary';

// Menus and drawers load with the signed-in shells, not with the login.
const CompanyShell = lazy(() => import('./CompanyShell').then((module) => ({ default: module.CompanyShell })));
const HelperShell = lazy(() => import('./HelperShell').then((module) => ({ default: module.HelperShell })));
const shells = { public: PublicShell, company: CompanyShell, helper: HelperShell };

type FrameProps = { match: RouteMatch; spec: RouteSpec; children: ReactNode };

/** Wraps a screen in its area's layout and sets the page title. */
export function Frame({ match, spec, children }: FrameProps) {
  const { productName } = useSettings();
  useEffect(() => {
    document.title = `${spec.title} · ${productName}`;
  }, [spec.title, productName]);
  const screen = <ScreenBoundary key={match.name}>{children}</ScreenBoundary>;
  const Shell = shells[spec.area];
  return (
    <Suspense fallback={<LoadingPage />}>
      <Shell match={match} spec={spec}>
        {screen}
      </Shell>
    </Suspense>
  );
}
