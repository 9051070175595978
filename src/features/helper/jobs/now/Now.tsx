import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Callout } from '#platform/ui/feedback/Callout';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { useInvitation } from '../../api';
import styles from './now.module.css';
import { NowCard } from './NowCard';
import { nowTexts as texts } from './texts';
import { useNowJob } from './useNowJob';

/** The one thing to do now, above the invitations. The list of accepted jobs shows when it cannot be loaded. */
export function Now() {
  const { query, job, goneId, hideGone } = useNowJob();
  if (job === undefined) return query.isPending ? <SkeletonLine height={420} /> : null;
  return (
    <section aria-label={texts.title} className={styles.now}>
      {goneId !== undefined && <Gone id={goneId} onHide={hideGone} />}
      {job ? <NowCard key={job.id} invitation={job} /> : <p className={styles.none}>{texts.none}</p>}
    </section>
  );
}

/** A job that was moved or canceled while it was shown. A completed one needs no words. */
function Gone({ id, onHide }: { id: number; onHide: () => void }) {
  const link = useLink();
  const invitation = useInvitation(id).data?.invitation;
  if (!invitation || invitation.bucket === 'accepted') return null;
  const describeChange = invitation.bucket === 'new' ? texts.gone.moved : texts.gone.canceled;
  return (
    <Callout intent="warning" alert>
      <p>{describeChange(invitation.number)}</p>
      <div className={styles.buttons}>
        <Button size="large" variant="outline" {...link(href('helper-job-company-details', { id }))}>
          {texts.openGone}
        </Button>
        <Button size="large" variant="quiet" onClick={onHide}>
          {texts.hide}
        </Button>
      </div>
    </Callout>
  );
}
