import type { ReactNode } from 'react';
import { useSettings } from '../../platform/config/SettingsContext';
import { href } from '../../platform/routing/href';
import type { RouteMatch, RouteSpec } from '../../platform/routing/routeTable';
import { useLink } from '../../platform/routing/useLink';
import { Button } from '../../platform/ui/inputs/Button';
import { loginIconSize } from '../../platform/ui/layout/layout';
import { useScreenWidth } from '../../platform/ui/layout/useMobile';
import { Wordmark } from '../../platform/ui/layout/Wordmark';
import { BrandPanel } from './BrandPanel';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './PublicShell.module.css';
import { frameTexts } from './frameTexts';

type Props = { match: RouteMatch; spec: RouteSpec; children: ReactNode };

/** Surroundings of the pages anyone may see: header 80 high, one column, a quiet panel beside it on wide screens. */
export function PublicShell({ match, spec, children }: Props) {
  const { productName, publicSiteUrl } = useSettings();
  const link = useLink();
  const iconSize = loginIconSize(useScreenWidth());
  const isSurface = spec.background === 'surface';
  return (
    <div className={isSurface ? styles.surface : styles.page}>
      <header className={styles.header}>
        <a href={publicSiteUrl} target="_blank" rel="noopener" aria-label={frameTexts.publicSite(productName)}>
          <Wordmark name={productName} size={iconSize} />
        </a>
        {match.name === 'login' && (
          <Button variant="outline" {...link(href('sign-up-helper'))}>
            {frameTexts.joinAsHelper}
          </Button>
        )}
      </header>
      <div className={styles.columns}>
        <main className={styles.main}>
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
