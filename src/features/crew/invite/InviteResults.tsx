import { nameJob } from '../../orders';
import type { OrderCard } from '#generated/model';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import type { InviteResult } from '../model/inviteToJob';
import { inviteTexts as texts } from '../texts';
import styles from './invite.module.css';

type Props = { cards: readonly OrderCard[]; results: readonly InviteResult[]; isSending: boolean };

/** Result for each job. */
export function InviteResults({ cards, results, isSending }: Props) {
  if (isSending) return <SkeletonLine width="80%" />;
  return (
    <ul className={styles.jobs} role="status" aria-label={texts.results}>
      {cards.map((card) => {
        const result = results.find(({ orderId }) => orderId === card.order_id);
        return result && <JobResult key={card.order_id} card={card} result={result} />;
      })}
    </ul>
  );
}

function JobResult({ card, result: { invited, problems, isUnknown } }: { card: OrderCard; result: InviteResult }) {
  const isNone = invited.length === 0 && !isUnknown;
  return (
    <li className={styles.result}>
      <strong>{nameJob(card)}</strong>
      {invited.length > 0 && <span className={styles.quiet}>{texts.invitedCount(invited.length)}</span>}
      {problems.length > 0 && (
        <span className={styles.refused}>{[...(isNone ? [texts.noneInvited] : []), ...problems].join(' ')}</span>
      )}
    </li>
  );
}
