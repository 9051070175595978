import type { ReactNode } from 'react';
import { PersonalBell } from '../../features/activity';
import { isSettingsPage, SettingsNav } from '../../features/helper';
import { HelperSearch, MobileHelperSearch } from '../../features/search';
import { useSettings } from '#platform/config/SettingsContext';
import { Link } from '#platform/routing/links/Link';
import { href } from '#platform/routing/links/href';
import type { RouteName } from '#platform/routing/paths';
import type { Route } from '#platform/routing/currentRoute';
import { Mark } from '#platform/ui/layout/Wordmark';
import { useLargeText } from '#platform/ui/layout/useLargeText';
import { useMobile } from '#platform/ui/layout/useMobile';
import { BottomBar } from './navigation/BottomBar';
import { Banners } from './banners/Banners';
import { HelperMenu } from './header/HelperMenu';
import { helperNav } from './navigation/navItems';
import { ShortcutsHost } from './shortcuts/ShortcutsHost';
import { Sidebar } from './navigation/Sidebar';
import styles from './shell.module.css';
import { SkipLink } from './header/SkipLink';
import { shellTexts } from './texts';

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
    <header className={styles.header}>
      <Link to={href('helper-job')} className={styles.brand} aria-label={productName}>
        <Mark size={30} />
      </Link>
      {isMobile && <span className={styles.spring} />}
      {isMobile && <MobileHelperSearch label={shellTexts.searchOwn} />}
      {isMobile && <PersonalBell label={shellTexts.activity} />}
      <HelperMenu placement={isMobile ? 'bottom-end' : 'bottom-start'} />
      {!isMobile && (
        <div className={styles.search}>
          <HelperSearch label={shellTexts.searchOwn} shortcutGroup={shellTexts.everywhere} />
        </div>
      )}
      {!isMobile && <PersonalBell label={shellTexts.activity} />}
    </header>
  );
}
