import { Link } from '#platform/routing/links/Link';
import type { RouteName } from '#platform/routing/paths';
import type { NavItem } from './navItems';
import styles from '../shell.module.css';
import { shellTexts } from '../texts';

/** The helper's navigation, within reach of the thumb. */
export function BottomBar({ items, current }: { items: readonly NavItem[]; current: RouteName }) {
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
