import { lazy, memo, type ReactNode, useCallback, useState } from 'react';
import { can } from '#domain/people/rights';
import { BranchBoundary } from '#platform/branches/BranchBoundary';
import { useBranchState } from '#platform/branches/slice';
import { useSettings } from '#platform/config/SettingsContext';
import { useLanguage } from '#platform/language/useLanguage';
import { useFeature } from '#platform/provider/slice';
import type { Route } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { useLink } from '#platform/routing/links/useLink';
import type { RouteName } from '#platform/routing/paths';
import { getPageLanguage, getTitle } from '#platform/routing/route';
import { useUserType } from '#platform/session/useSession';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { BackIcon, ForwardIcon, BellIcon, BurgerIcon, ChevronDownIcon } from '#platform/ui/icons';
import { IconButton, Button } from '#platform/ui/inputs/Button';
import { HeaderTitleProvider } from '#platform/ui/layout/headerTitle';
import { Row, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { Mark } from '#platform/ui/layout/Wordmark';
import { Menu } from '#platform/ui/overlays/Menu';
import { useCurrentActivityTitle, useUnreadCount } from '../../features/activity';
import { loadPaymentBanner } from '../../features/billing';
import { HeaderSearch, MobileSearch } from '../../features/search';
import { Banners } from './banners/Banners';
import {
  CompanyMenu,
  useHasBranches,
  useBranchName,
  useOtherBranches,
  BranchPhoto,
  BranchSwitcher,
} from './header/CompanyMenu';
import { MobileDrawer } from './navigation/MobileDrawer';
import { companyNav } from './navigation/navItems';
import { Sidebar, SkipLink } from './navigation/Sidebar';
import { ShortcutsHost } from './shortcuts/ShortcutsHost';
import { shellTexts } from './texts';
import styles from './shell.module.css';

/**
 * Header of the company side on a desktop: 60 px high, with back and forward, the menu, the search and space for
 * toasts.
 */
function DesktopHeader() {
  useLanguage();
  const { productName } = useSettings();
  return (
    <Row as="header" gap={3} className={styles.header}>
      <Link to={href('company-activity')} className={styles.brand} aria-label={productName}>
        <Mark size={30} />
      </Link>
      <Row gap={1} align="stretch">
        <IconButton icon={<BackIcon />} label={shellTexts.back} onClick={() => history.back()} />
        <IconButton icon={<ForwardIcon />} label={shellTexts.forward} onClick={() => history.forward()} />
      </Row>
      <CompanyMenu />
      <div className={styles.search}>
        <HeaderSearch label={shellTexts.search} shortcutGroup={shellTexts.everywhere} />
      </div>
    </Row>
  );
}

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
        <HeaderTitleProvider onTitle={isMobile ? showTitle : undefined}>
          {route.row.ofBranch ? <BranchBoundary>{children}</BranchBoundary> : children}
        </HeaderTitleProvider>
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

type MobileHeaderProps = { title: string; hasBranches: boolean };

/**
 * Header of the company side under 960 px, 128 px high: menu, title, search and bell; the branch below. Scrolling leaves the
 * first row.
 */
function MobileHeader({ title, hasBranches }: MobileHeaderProps) {
  const [open, setOpen] = useState(false);
  const link = useLink();
  const unread = useUnreadCount(useBranchState((branches) => branches.activeBranchId));
  const activityTitle = useCurrentActivityTitle();
  return (
    <header className={styles.mobileHeader}>
      <Row gap={2} className={styles.mobileRow}>
        <IconButton
          touch
          icon={<BurgerIcon />}
          label={shellTexts.menu}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
        <Text as="span" isFilling canShrink size={18} weight="strong" lines="cut">
          {activityTitle ?? title}
        </Text>
        <MobileSearch label={shellTexts.search} />
        <span className={styles.bell}>
          <IconButton
            touch
            icon={<BellIcon />}
            label={shellTexts.activityWithUnread(unread > 0)}
            {...link(href('company-activity'))}
          />
          {unread > 0 && <span className={styles.greenDot} />}
        </span>
      </Row>
      <BranchRow />
      <MobileDrawer open={open} onClose={() => setOpen(false)} hasBranches={hasBranches} />
    </header>
  );
}

/** The active branch. With more than one it is the button that switches between them. */
function BranchRow() {
  const hasOthers = useOtherBranches().length > 0;
  return (
    <Row align="start" className={styles.mobileBranch}>
      {hasOthers ? (
        <Menu
          label={shellTexts.switchBranch}
          placement="bottom-start"
          width={280}
          trigger={(props) => (
            <Button
              {...props}
              variant="quiet"
              size="large"
              className={styles.branchButton}
              endIcon={<ChevronDownIcon />}
            >
              <BranchName />
            </Button>
          )}
        >
          <BranchSwitcher />
        </Menu>
      ) : (
        <BranchName />
      )}
    </Row>
  );
}

function BranchName() {
  const name = useBranchName();
  return (
    <Row canShrink tone="ink" as="span" gap={3} className={styles.branchName}>
      <BranchPhoto size={28} />
      <Text as="span" canShrink lines="cut" className={styles.ellipsis}>
        {name}
      </Text>
    </Row>
  );
}
