import type { Activity } from '#generated/model';
import { isOwnPath } from '#platform/routing/guards/guard';
import { useNavigate } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { Columns } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { Drawer } from '#platform/ui/overlays/Drawer';
import { PERSONAL_FEED, useMarkEverythingAsRead, useUnreadCount } from '../api';
import { FeedList } from '../feed/FeedList';
import { feedTexts } from '../feed/texts';
import styles from './PersonalFeed.module.css';

type Props = { open: boolean; onClose: () => void };

/** Activities about a person's own jobs, in no branch. Choosing one marks it as read and opens its subject. */
export function PersonalFeed({ open, onClose }: Props) {
  const isMobile = useMobile();
  const navigate = useNavigate();
  const choose = ({ url }: Activity) => {
    if (!isOwnPath(url)) return;
    onClose();
    navigate(url);
  };
  return (
    <Drawer open={open} title={feedTexts.title} side="right" fillsScreen={isMobile} onClose={onClose}>
      <Columns gap={3} columns={1} className={styles.feed}>
        <MarkAll />
        <FeedList branchId={PERSONAL_FEED} query={everything} currentId={undefined} onChoose={choose} />
      </Columns>
    </Drawer>
  );
}

const everything = { filter: 'all', kind: null } as const;

function MarkAll() {
  const unread = useUnreadCount(PERSONAL_FEED);
  const { mutate, isPending } = useMarkEverythingAsRead(PERSONAL_FEED);
  if (unread === 0) return null;
  return (
    <Button variant="outline" size="large" loading={isPending} onClick={() => mutate({ branchId: PERSONAL_FEED })}>
      {feedTexts.markAll}
    </Button>
  );
}
