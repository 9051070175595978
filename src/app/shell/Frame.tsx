import { withTexts } from '../../platform/language/withTexts';
import { shellCatalog } from './catalog';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useSettings } from '../../platform/config/SettingsContext';
import { titles } from '../../platform/routing/titles';
import type { RouteMatch, RouteSpec } from '../../platform/routing/routeTable';
import { LoadingPage } from './LoadingPage';
import { PublicShell } from './PublicShell';
import { ScreenBoundary } from './ScreenBoundary';

// Menus and drawers come with the signed-in shells, not with the login.
const CompanyShell = lazy(
  withTexts(() => import('./CompanyShell').then((module) => ({ default: module.CompanyShell })), shellCatalog),
);
const HelperShell = lazy(
  withTexts(() => import('./HelperShell').then((module) => ({ default: module.HelperShell })), shellCatalog),
);
const shells = { public: PublicShell, company: CompanyShell, helper: HelperShell };

type FrameProps = { match: RouteMatch; spec: RouteSpec; children: ReactNode };

/** Puts a screen into its area's surroundings and names the page. */
export function Frame({ match, spec, children }: FrameProps) {
  const { productName } = useSettings();
  const title = titles[match.name];
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
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
