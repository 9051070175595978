import type { ReactNode } from 'react';
import { useSettings } from '#platform/config/SettingsContext';
import { href } from '#platform/routing/links/href';
import type { Route } from '#platform/routing/currentRoute';
import { useLink } from '#platform/routing/links/useLink';
import { OfflineBanner } from '#platform/ui/feedback/OfflineBanner';
import { Button } from '#platform/ui/inputs/Button';
import { loginIconSize } from '#platform/ui/layout/layout';
import { useScreenWidth } from '#platform/ui/layout/useMobile';
import { Wordmark } from '#platform/ui/layout/Wordmark';
import { BrandPanel } from './BrandPanel';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './PublicShell.module.css';
import { frameTexts } from '../../texts';

type Props = { route: Route; children: ReactNode };

/** Layout of public pages: header 80 px high, one column, and a quiet panel next to it on wide screens. */
export function PublicShell({ route, children }: Props) {
  const { productName, publicSiteUrl } = useSettings();
  const link = useLink();
  const iconSize = loginIconSize(useScreenWidth());
  const isSurface = route.row.background === 'surface';
  return (
    <div className={isSurface ? styles.surface : styles.page}>
      <header className={styles.header}>
        <a href={publicSiteUrl} target="_blank" rel="noopener" aria-label={frameTexts.publicSite(productName)}>
          <Wordmark name={productName} size={iconSize} />
        </a>
        {route.name === 'login' && (
          <Button variant="outline" {...link(href('sign-up-helper'))}>
            {frameTexts.joinAsHelper}
          </Button>
        )}
      </header>
      <div className={styles.columns}>
        <main className={styles.main}>
          <OfflineBanner />
          {children}
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
        </main>
        <BrandPanel />
      </div>
    </div>
  );
}
