import { HeaderSearch } from '../../../features/search';
import { useSettings } from '#platform/config/SettingsContext';
import { useLanguage } from '#platform/language/useLanguage';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { BackIcon, ForwardIcon } from '#platform/ui/icons';
import { Mark } from '#platform/ui/layout/Wordmark';
import { CompanyMenu } from './CompanyMenu';
import styles from '../shell.module.css';
import { shellTexts } from '../texts';

/**
 * Header of the company side on a desktop: 60 px high, with back and forward, the menu, the search and space for
 * toasts.
 */
export function DesktopHeader() {
  useLanguage();
  const { productName } = useSettings();
  return (
    <header className={styles.header}>
      <Link to={href('company-activity')} className={styles.brand} aria-label={productName}>
        <Mark size={30} />
      </Link>
      <div className={styles.history}>
        <IconButton icon={<BackIcon />} label={shellTexts.back} onClick={() => history.back()} />
        <IconButton icon={<ForwardIcon />} label={shellTexts.forward} onClick={() => history.forward()} />
      </div>
      <CompanyMenu />
      <div className={styles.search}>
        <HeaderSearch label={shellTexts.search} shortcutGroup={shellTexts.everywhere} />
      </div>
    </header>
  );
}
