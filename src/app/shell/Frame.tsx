import { type ReactNode, Suspense, useEffect } from 'react';
import { withTexts } from '../../platform/language/withTexts';
import { useSettings } from '../../platform/config/SettingsContext';
import { titles } from '../../platform/routing/titles';
import type { RouteSpec } from '../../platform/routing/routeTable';
import type { Route } from '../../platform/routing/Screens';
import { lazyPart } from '../../platform/ui/feedback/lazyPart';
import { HiddenWhile } from '../../platform/ui/layout/HiddenWhile';
import { shellCatalog } from './catalog';
import { LoadingPage } from './LoadingPage';
import { ScreenBoundary } from './ScreenBoundary';

// Each with the pages of its area.
const loading = <LoadingPage />;
const PublicShell = lazyPart(async () => (await import('./public/PublicShell')).PublicShell, { loading });
const CompanyShell = lazyPart(
  withTexts(async () => (await import('./CompanyShell')).CompanyShell, shellCatalog),
  { loading },
);
const HelperShell = lazyPart(
  withTexts(async () => (await import('./HelperShell')).HelperShell, shellCatalog),
  { loading },
);
const shells = { public: PublicShell, company: CompanyShell, helper: HelperShell };

/** Loads the layout of an area before it is shown. */
export async function prepareShell(area: RouteSpec['area']): Promise<void> {
  await shells[area].prepare();
}

type FrameProps = { shown: Route; opening: Route | undefined; children: ReactNode };

/**
 * Wraps a screen in its area's layout and sets the page title. While another page opens, its outline is on screen
 * instead of the old one; pages with the same tabs do that below them (`TabBody`).
 */
export function Frame({ shown: { match, spec }, opening, children }: FrameProps) {
  const { productName } = useSettings();
  const title = titles[match.name];
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
  const hasSameTabs = spec.tabs !== undefined && spec.tabs === opening?.spec.tabs;
  const isLeaving = opening !== undefined && !hasSameTabs;
  const Shell = shells[spec.area];
  return (
    <Shell match={match} spec={spec} opening={opening?.match.name}>
      {isLeaving && loading}
      <HiddenWhile hidden={isLeaving}>
        <Suspense fallback={loading}>
          <ScreenBoundary key={match.name}>{children}</ScreenBoundary>
        </Suspense>
      </HiddenWhile>
    </Shell>
  );
}
