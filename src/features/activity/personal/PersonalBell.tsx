import { lazy, useState } from 'react';
import { useBranchState } from '#platform/branches/slice';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { Badge } from '#platform/ui/data/Badge';
import { BellIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/Button';
import { Row } from '#platform/ui/layout/Layout';
import { PERSONAL_FEED, useHasPersonalFeed, useUnreadCount } from '../api';
import styles from './PersonalBell.module.css';

const PersonalFeed = lazy(async () => ({ default: (await import('./PersonalFeed')).PersonalFeed }));

/** Opens the activities of a person's own jobs, with the number of unread ones, if the provider has them. */
export function PersonalBell({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const unread = useUnreadCount(PERSONAL_FEED);
  const hasFeed = useHasPersonalFeed();
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  if (!hasFeed) return null;
  return (
    <Row as="span" isInline align="stretch" canShrink={false} className={styles.bell}>
      <IconButton touch icon={<BellIcon />} label={label} aria-haspopup="dialog" onClick={open} />
      <span className={styles.count}>
        <Badge count={unread} />
      </span>
      {isUsed && (
        <LazyBoundary failure="toast">
          <PersonalFeed open={isOpen} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </Row>
  );
}

/** Number of unread activities of the active branch. */
export function UnreadBadge() {
  const branchId = useBranchState((branches) => branches.activeBranchId);
  return <Badge count={useUnreadCount(branchId)} />;
}
