import type { InvitationBucket } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { MoneyIcon } from '#platform/ui/icons';
import { TabBody } from '#platform/routing/TabBody';
import { JoinRequests } from '../requests/JoinRequests';
import { Bucket } from './Bucket';
import { BucketHeader } from './BucketHeader';
import styles from './list.module.css';
import { jobListTexts as texts } from '../texts';

/** A page of the helper's invitations and jobs. */
export default function JobListPage({ bucket }: { bucket: InvitationBucket }) {
  return (
    <>
      <BucketHeader kind="company" bucket={bucket} />
      <TabBody>
        {bucket === 'new' && <JoinRequests />}
        {bucket === 'accepted' && <CompletedJobs />}
        <Bucket key={bucket} bucket={bucket} />
      </TabBody>
    </>
  );
}

/** Link to completed jobs. */
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
