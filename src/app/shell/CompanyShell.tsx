import { lazy, memo, type ReactNode, useCallback, useState } from 'react';
import { can } from '#domain/people/rights';
import { useBranchState } from '#platform/branches/useActiveBranch';
import type { RouteName } from '#platform/routing/paths';
import type { Route } from '#platform/routing/currentRoute';
import { getPageLanguage, getTitle } from '#platform/routing/route';
import { useFeature } from '#platform/provider/useFeature';
import { useUserType } from '#platform/session/useSession';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { HeaderTitleProvider } from '#platform/ui/layout/headerTitle';
import { useMobile } from '#platform/ui/layout/useMobile';
import { loadPaymentBanner } from '../../features/billing';
import { Banners } from './banners/Banners';
import { DesktopHeader } from './header/DesktopHeader';
import { MobileHeader } from './header/MobileHeader';
import { companyNav } from './navigation/navItems';
import { ShortcutsHost } from './shortcuts/ShortcutsHost';
import { Sidebar } from './navigation/Sidebar';
import styles from './shell.module.css';
import { SkipLink } from './header/SkipLink';
import { useHasBranches } from './navigation/branchFacts';

// The request of another page does not render them again.
const Header = memo(DesktopHeader);
const Notices = memo(Banners);
const Shortcuts = memo(ShortcutsHost);

const PaymentBanner = lazy(async () => ({ default: (await loadPaymentBanner()).PaymentBanner }));

type Props = {
  route: Route;
  /** The page that has been requested and is not rendered yet. */
  opening: RouteName | undefined;
  children: ReactNode;
};

/** Layout of the company side: sidebar and header on a desktop, header and drawer under 960 px. */
export function CompanyShell({ route, opening, children }: Props) {
  const isMobile = useMobile();
  const isSwitching = useBranchState(({ switching, nextBranchId }) => switching || nextBranchId !== 0);
  const hasBranches = useHasBranches();
  const [otherTitle, setOtherTitle] = useState<string>();
  const routeTitle = getTitle(route.row);
  // The header has the route's own title from the start, so most pages do not render it again.
  const showTitle = useCallback(
    (title: string | undefined) => setOtherTitle(title === routeTitle ? undefined : title),
    [routeTitle],
  );
  return (
    <div className={isMobile ? styles.mobile : styles.desktop}>
      <SkipLink />
      {isMobile ? <MobileHeader title={otherTitle ?? routeTitle} hasBranches={hasBranches} /> : <Header />}
      {!isMobile && <Sidebar items={companyNav(hasBranches)} current={opening ?? route.name} />}
      <main
        id="content"
        lang={getPageLanguage(route.row)}
        tabIndex={-1}
        className={styles.content}
        aria-busy={isSwitching || opening !== undefined}
      >
        <Notices />
        <UnpaidNotice page={route.name} />
        <HeaderTitleProvider onTitle={isMobile ? showTitle : undefined}>{children}</HeaderTitleProvider>
      </main>
      <Shortcuts />
    </div>
  );
}

/** The notice of a failed payment for people who receive it. The page of the subscription has its own. */
function UnpaidNotice({ page }: { page: RouteName }) {
  const hasSubscription = useFeature('subscription');
  const receives = can(useUserType(), 'receiveSubscriptionNews');
  if (!hasSubscription || !receives || page === 'company-settings-subscription') return null;
  return (
    <LazyBoundary>
      <PaymentBanner />
    </LazyBoundary>
  );
}
