import {
  CrewFaces,
  ResultChip,
  formatHours,
  getCancelReason,
  getCopyPath,
  getHistoryPath,
  planHours,
} from '../../orders';
import type { OrderCard } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatMoney } from '#platform/lib/money';
import { formatZonedDay } from '#platform/lib/time/zonedTimes';
import { useLink } from '#platform/routing/links/useLink';
import { CopyIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { actionTexts } from '../actions/texts';
import { JobCard } from '../card/JobCard';
import { JobRow } from '../card/JobRow';
import type { JobSelection } from '../card/jobSelection';
import type { JobView } from '../list/useJobList';
import styles from './history.module.css';
import { historyTexts } from '../list/texts';

type Props = {
  card: OrderCard;
  now: Date;
  turn: number;
  view: JobView;
  selection: JobSelection;
};

/** A closed job: outcome, hours, cost and a link to copy it. */
export function HistoryCard({ card, view, now, turn, selection }: Props) {
  const link = useLink();
  const isCompact = view === 'compact';
  const Shape = isCompact ? JobRow : JobCard;
  const copy = link(getCopyPath(card.order_id));
  return (
    <Shape
      card={card}
      path={getHistoryPath(card)}
      now={now}
      turn={turn}
      selection={selection}
      status={card.closed_state && <ResultChip result={card.closed_state} />}
      aside={isCompact ? describeOutcome(card, now) : undefined}
      middle={<Outcome card={card} />}
      crew={<CrewFaces crew={card.crew.filter(({ status }) => status === InvitationStatus.accepted)} />}
      actions={
        isCompact ? (
          <IconButton icon={<CopyIcon />} label={actionTexts.bookAgain} {...copy} />
        ) : (
          <Button variant="outline" {...copy}>
            {actionTexts.bookAgain}
          </Button>
        )
      }
      foot={describeOutcome(card, now)}
    />
  );
}

/** Planned and actual hours and the crew's pay; the reason for a canceled job. */
function Outcome({ card }: { card: OrderCard }) {
  const reason = getCancelReason(card.cancel_reason);
  if (card.closed_state === 'cancelled') return reason === undefined ? null : <p>{historyTexts.reason(reason)}</p>;
  const hours = planHours(card);
  const planned = hours === undefined ? undefined : historyTexts.planned(formatHours(hours));
  const actual = card.actual_hours === null ? undefined : historyTexts.actual(formatHours(card.actual_hours));
  return (
    <>
      {card.payout_total !== null && (
        <p className={styles.pay}>{historyTexts.crewPay(formatMoney(card.payout_total))}</p>
      )}
      <p>{[planned, actual].filter(Boolean).join(', ')}</p>
    </>
  );
}

function describeOutcome({ closed_at, closed_by, timezone }: OrderCard, now: Date): string {
  if (closed_at === null) return '';
  return historyTexts.closed(formatZonedDay(closed_at, timezone, now), closed_by);
}
