import { type ReactNode, useEffect } from 'react';
import { withTexts } from '../../platform/language/withTexts';
import { useSettings } from '../../platform/config/SettingsContext';
import { titles } from '../../platform/routing/titles';
import type { RouteMatch, RouteSpec } from '../../platform/routing/routeTable';
import { lazyPart } from '../../platform/ui/feedback/lazyPart';
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

type FrameProps = { match: RouteMatch; spec: RouteSpec; children: ReactNode };

/** Wraps a screen in its area's layout and sets the page title. */
export function Frame({ match, spec, children }: FrameProps) {
  const { productName } = useSettings();
  const title = titles[match.name];
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
  const screen = <ScreenBoundary key={match.name}>{children}</ScreenBoundary>;
  const Shell = shells[spec.area];
  return (
    <Shell match={match} spec={spec}>
      {screen}
    </Shell>
  );
}
