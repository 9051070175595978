import { Link } from '#platform/routing/links/Link';
import type { RouteName } from '#platform/routing/paths';
import { Row, Stack } from '#platform/ui/layout/Layout';
import { UnreadBadge } from '../../../features/activity';
import { frameTexts } from '../../texts';
import { shellTexts } from '../texts';
import type { NavItem } from './navItems';
import shellStyles from '../shell.module.css';
import styles from './Sidebar.module.css';

type SidebarProps = { items: readonly NavItem[]; current: RouteName };

/** The fixed column of entries on the left: an icon over a label, with the current one marked. */
export function Sidebar({ items, current }: SidebarProps) {
  return (
    <Stack as="nav" gap={1} className={styles.sidebar} aria-label={shellTexts.mainNavigation}>
      {items.map((item) => (
        <Link
          key={item.key}
          to={item.to}
          className={styles.item}
          aria-current={item.isCurrent(current) ? 'page' : undefined}
        >
          <span className={styles.icon}>
            {item.icon}
            {item.key === 'company-activity' && <UnreadBadge />}
          </span>
          {item.label}
        </Link>
      ))}
    </Stack>
  );
}

/** The first focusable element: skips the navigation. */
export function SkipLink() {
  return (
    <Row as="a" isTarget className={shellStyles.skip} href="#content">
      {frameTexts.skip}
    </Row>
  );
}
