import { useState } from 'react';
import { useCurrentActivityTitle, useUnreadCount } from '../../../features/activity';
import { MobileSearch } from '../../../features/search';
import { useBranchState } from '#platform/branches/useActiveBranch';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { BellIcon, BurgerIcon } from '#platform/ui/icons';
import { BranchRow } from './BranchRow';
import { MobileDrawer } from '../navigation/MobileDrawer';
import styles from '../shell.module.css';
import { shellTexts } from '../texts';

type Props = { title: string; hasBranches: boolean };

/**
 * Header of the company side under 960 px, 128 px high: menu, title, search and bell; the branch below. Scrolling leaves the
 * first row.
 */
export function MobileHeader({ title, hasBranches }: Props) {
  const [open, setOpen] = useState(false);
  const link = useLink();
  const unread = useUnreadCount(useBranchState((branches) => branches.activeBranchId));
  const activityTitle = useCurrentActivityTitle();
  return (
    <header className={styles.mobileHeader}>
      <div className={styles.mobileRow}>
        <IconButton
          touch
          icon={<BurgerIcon />}
          label={shellTexts.menu}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
        <span className={styles.mobileTitle}>{activityTitle ?? title}</span>
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
      </div>
      <BranchRow />
      <MobileDrawer open={open} onClose={() => setOpen(false)} hasBranches={hasBranches} />
    </header>
  );
}
