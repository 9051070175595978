import { formatCustomerName } from '../../orders';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import styles from './invite.module.css';
import { inviteTexts as texts } from '../texts';
import type { InviteOutcome } from './useInviteEach';

/** Result for each job. */
export function InviteOutcomes({ outcomes, isSending }: { outcomes: readonly InviteOutcome[]; isSending: boolean }) {
  if (isSending) return <SkeletonLine width="80%" />;
  return (
    <ul className={styles.jobs} role="status" aria-label={texts.outcomes}>
      {outcomes.map((outcome) => (
        <li key={outcome.card.order_id} className={styles.outcome}>
          <strong>{`${outcome.card.number} ${formatCustomerName(outcome.card)}`}</strong>
          {'invited' in outcome ? (
            <span className={styles.quiet}>{texts.invitedCount(outcome.invited)}</span>
          ) : (
            <span className={styles.refused}>{outcome.failure.join(' ')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
