import { type ReactNode, useEffect } from 'react';
import { useSettings } from '../../platform/config/SettingsContext';
import type { RouteMatch, RouteSpec } from '../../platform/routing/routeTable';
import { CompanyShell } from './CompanyShell';
import { HelperShell } from './HelperShell';
import { PublicShell } from './PublicShell';
import { ScreenBoundary } from './ScreenBoundary';

type FrameProps = { match: RouteMatch; spec: RouteSpec; children: ReactNode };

/** Puts a screen into its area's surroundings and names the page. */
export function Frame({ match, spec, children }: FrameProps) {
  const { productName } = useSettings();
  useEffect(() => {
    document.title = `${spec.title} · ${productName}`;
  }, [spec.title, productName]);
  const screen = <ScreenBoundary key={match.name}>{children}</ScreenBoundary>;
  if (spec.area === 'public')
    return (
      <PublicShell match={match} spec={spec}>
        {screen}
      </PublicShell>
    );
  if (spec.area === 'helper')
    return (
      <HelperShell match={match} spec={spec}>
        {screen}
      </HelperShell>
    );
  return (
    <CompanyShell match={match} spec={spec}>
      {screen}
    </CompanyShell>
  );
}
