import type { ReactNode } from 'react';
import { namePerson } from '#domain/people/personName';
import { can } from '#domain/people/rights';
import { useSettings } from '#platform/config/SettingsContext';
import type { Route } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { useLink } from '#platform/routing/links/useLink';
import type { RouteName } from '#platform/routing/paths';
import type { SessionUser } from '#platform/session/user';
import { useSession } from '#platform/session/useSession';
import { Avatar } from '#platform/ui/data/Avatar';
import { ChevronDownIcon, SettingsIcon, SubscriptionIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { useLargeText, useMobile } from '#platform/ui/layout/useMobile';
import { Mark } from '#platform/ui/layout/Wordmark';
import { Menu, type MenuProps } from '#platform/ui/overlays/Menu';
import { MenuDivider, MenuItem } from '#platform/ui/overlays/MenuItem';
import { PersonalBell } from '../../features/activity';
import { isSettingsPage, SettingsNav } from '../../features/helper';
import { HelperSearch, MobileHelperSearch } from '../../features/search';
import { Banners } from './banners/Banners';
import { AccountItems, useChangeEmail, ViewItems } from './header/AccountItems';
import { helperNav, type NavItem } from './navigation/navItems';
import { Sidebar, SkipLink } from './navigation/Sidebar';
import { ShortcutsHost } from './shortcuts/ShortcutsHost';
import { shellTexts } from './texts';
import styles from './shell.module.css';

type Props = {
  route: Route;
  /** The page that has been requested and is not rendered yet. */
  opening: RouteName | undefined;
  children: ReactNode;
};

/** Layout of the helper side: sidebar and header on a desktop, header and bottom bar on a phone. */
export function HelperShell({ route, opening, children }: Props) {
  const isMobile = useMobile();
  useLargeText(isMobile);
  const hasBottomBar = isMobile && !route.row.focused;
  const shell = isMobile ? styles.helperMobile : styles.desktop;
  return (
    <div className={hasBottomBar ? `${shell} ${styles.withBottomBar}` : shell}>
      <SkipLink />
      <HelperHeader isMobile={isMobile} />
      {!isMobile && <Sidebar items={helperNav()} current={opening ?? route.name} />}
      <main id="content" tabIndex={-1} className={styles.content} aria-busy={opening !== undefined}>
        <Banners />
        <Page shown={route.name} opening={opening}>
          {children}
        </Page>
      </main>
      {hasBottomBar && <BottomBar items={helperNav()} current={opening ?? route.name} />}
      <ShortcutsHost />
    </div>
  );
}

type PageProps = { shown: RouteName; opening: RouteName | undefined; children: ReactNode };

/** A page of the settings is next to their navigation, which stays from one to the next. */
function Page({ shown, opening, children }: PageProps) {
  if (!isSettingsPage(shown)) return children;
  return (
    <div className={styles.settings}>
      <SettingsNav current={opening !== undefined && isSettingsPage(opening) ? opening : shown} />
      <div className={styles.settingsPage}>{children}</div>
    </div>
  );
}

function HelperHeader({ isMobile }: { isMobile: boolean }) {
  const { productName } = useSettings();
  return (
    <Row as="header" gap={3} className={styles.header}>
      <Link to={href('helper-job')} className={styles.brand} aria-label={productName}>
        <Mark size={30} />
      </Link>
      {isMobile && <Text as="span" isFilling />}
      {isMobile && <MobileHelperSearch label={shellTexts.searchOwn} />}
      {isMobile && <PersonalBell label={shellTexts.activity} />}
      <HelperMenu placement={isMobile ? 'bottom-end' : 'bottom-start'} />
      {!isMobile && (
        <div className={styles.search}>
          <HelperSearch label={shellTexts.searchOwn} shortcutGroup={shellTexts.everywhere} />
        </div>
      )}
      {!isMobile && <PersonalBell label={shellTexts.activity} />}
    </Row>
  );
}

/** The helper's navigation, within reach of the thumb. */
function BottomBar({ items, current }: { items: readonly NavItem[]; current: RouteName }) {
  return (
    <nav className={styles.bottomBar} aria-label={shellTexts.mainNavigation}>
      {items.map((item) => (
        <Link
          key={item.key}
          to={item.to}
          className={styles.bottomItem}
          aria-current={item.isCurrent(current) ? 'page' : undefined}
        >
          {item.icon}
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

/** The helper's menu: name and positions, Manager/Helper for managers, Settings, Subscription, Logout. */
function HelperMenu({ placement }: Pick<MenuProps, 'placement'>) {
  const user = useSession((session) => session.user);
  const link = useLink();
  const changeEmail = useChangeEmail();
  const name = user ? namePerson({ ...user, positions: [] }, shellTexts.role(user)) : '';
  const label = <PersonLabel name={name} user={user} />;
  return (
    <>
      <Menu
        label={shellTexts.yourMenu}
        openOnHover
        placement={placement}
        width={260}
        header={label}
        trigger={(props) => (
          <Button {...props} variant="quiet" size="large" className={styles.menuButton} endIcon={<ChevronDownIcon />}>
            {label}
          </Button>
        )}
      >
        {can(user?.type, 'switchView') && <ViewItems />}
        <MenuItem text={shellTexts.settings} icon={<SettingsIcon />} {...link(href('helper-settings-personal-info'))} />
        <MenuItem
          text={shellTexts.subscription}
          icon={<SubscriptionIcon />}
          {...link(href('helper-settings-subscription'))}
        />
        <MenuDivider />
        <AccountItems onChangeEmail={changeEmail.open} />
      </Menu>
      {changeEmail.dialog}
    </>
  );
}

function PersonLabel({ name, user }: { name: string; user: SessionUser | null }) {
  const positions = (user?.positions ?? []).map((code) => shellTexts.positions[code]).join(', ');
  return (
    <Row canShrink as="span" gap={3} className={styles.menuHeader}>
      <Avatar name={name} photoUrl={user?.avatar_url ?? null} size={32} />
      <Stack canShrink as="span" align="start" className={styles.menuName}>
        <Text as="span" canShrink lines="cut" className={styles.ellipsis}>
          {name}
        </Text>
        <Muted size={12} weight="regular" as="small" canShrink lines="cut" className={styles.ellipsis}>
          {positions}
        </Muted>
      </Stack>
    </Row>
  );
}
