import { type ReactNode, useCallback, useState } from 'react';
import { useUnreadCount } from '../../features/activity';
import { useBranchState } from '../../platform/branches/useActiveBranch';
import { languageOfPage } from '../../platform/routing/languageOfPage';
import { titles } from '../../platform/routing/titles';
import type { RouteMatch, RouteSpec } from '../../platform/routing/routeTable';
import { HeaderTitleProvider } from '../../platform/ui/layout/headerTitle';
import { useMobile } from '../../platform/ui/layout/useMobile';
import { Banners } from './banners/Banners';
import { DesktopHeader } from './header/DesktopHeader';
import { MobileHeader } from './header/MobileHeader';
import { companyNav } from './navigation/navItems';
import { ShortcutsHost } from './shortcuts/ShortcutsHost';
import { Sidebar } from './navigation/Sidebar';
import styles from './shell.module.css';
import { SkipLink } from './header/SkipLink';
import { useHasBranches } from './navigation/branchFacts';

type Props = { match: RouteMatch; spec: RouteSpec; children: ReactNode };

/** Layout of the company side: sidebar and header on a desktop, header and drawer under 960 px. */
export function CompanyShell({ match, spec, children }: Props) {
  const isMobile = useMobile();
  const branchId = useBranchState((branches) => branches.activeBranchId);
  const isSwitching = useBranchState((branches) => branches.switching);
  const hasBranches = useHasBranches();
  const unread = useUnreadCount(branchId);
  const [otherTitle, setOtherTitle] = useState<string>();
  const routeTitle = titles[match.name];
  // The header has the route's own title from the start, so most pages do not render it again.
  const showTitle = useCallback(
    (title: string | undefined) => setOtherTitle(title === routeTitle ? undefined : title),
    [routeTitle],
  );
  return (
    <div className={isMobile ? styles.mobile : styles.desktop}>
      <SkipLink />
      {isMobile ? (
        <MobileHeader title={otherTitle ?? routeTitle} unread={unread} hasBranches={hasBranches} />
      ) : (
        <DesktopHeader />
      )}
      {!isMobile && <Sidebar items={companyNav(hasBranches)} current={match.name} unread={unread} />}
      <main id="content" lang={languageOfPage(spec)} tabIndex={-1} className={styles.content} aria-busy={isSwitching}>
        <Banners />
        <HeaderTitleProvider onTitle={isMobile ? showTitle : undefined}>{children}</HeaderTitleProvider>
      </main>
      <ShortcutsHost />
    </div>
  );
}
