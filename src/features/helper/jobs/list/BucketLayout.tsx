import type { InvitationBucket } from '../../../../generated/model';
import { href } from '../../../../platform/routing/links/href';
import { useLink } from '../../../../platform/routing/links/useLink';
import { usePageTitle } from '../../../../platform/routing/Screens';
import { MoneyIcon } from '../../../../platform/ui/icons';
import { PageHeader } from '../../../../platform/ui/layout/PageHeader';
import { LinkTabs } from '../../../../platform/ui/layout/Tabs';
import { useHiddenCount, withoutHidden } from '../../../../platform/ui/messages/useUndoable';
import { useInvitationCounts } from '../../api';
import { declinedJobs, withdrawnJobs } from '../answer/answerable';
import { JoinRequests } from '../requests/JoinRequests';
import { Bucket } from './Bucket';
import styles from './list.module.css';
import { jobListTexts as texts } from './texts';

/** A page of the helper's jobs, with the tabs of all four (spec section 2). */
export function BucketLayout({ bucket }: { bucket: InvitationBucket }) {
  const title = usePageTitle();
  const link = useLink();
  const counts = useShownCounts();
  const items = buckets.map((id) => {
    const count = counts?.[id];
    return {
      id,
      label: texts.tab[id],
      ...(count !== undefined && { count }),
      ...link(href(`helper-job-company-${id}`)),
    };
  });
  return (
    <>
      <PageHeader title={title} tabs={<LinkTabs label={texts.tabs} items={items} current={bucket} />} />
      {bucket === 'new' && <JoinRequests />}
      {bucket === 'accepted' && <CompletedJobs />}
      <Bucket key={bucket} bucket={bucket} />
    </>
  );
}

/** Where completed jobs are. */
function CompletedJobs() {
  const link = useLink();
  return (
    <p className={styles.completed}>
      <a {...link(href('helper-earnings'))}>
        <MoneyIcon /> {texts.completed}
      </a>
    </p>
  );
}

/** Without those whose answer is not sent yet. */
function useShownCounts() {
  const counts = useInvitationCounts();
  const declined = useHiddenCount(declinedJobs);
  const withdrawn = useHiddenCount(withdrawnJobs);
  if (!counts) return undefined;
  const { waiting, cancelled } = counts;
  const shown = { new: withoutHidden(counts.new, declined), accepted: withoutHidden(counts.accepted, withdrawn) };
  return Object.assign(shown, { waiting, cancelled });
}

const buckets: readonly InvitationBucket[] = ['new', 'accepted', 'waiting', 'cancelled'];
