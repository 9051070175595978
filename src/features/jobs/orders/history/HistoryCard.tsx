import type { OrderCard } from '../../../../generated/model';
import { InvitationStatus } from '../../../../generated/model/codes';
import { formatMoney } from '../../../../platform/lib/money';
import { getPlannedHours } from '../../../../domain/workDays';
import { formatZonedDay } from '../../../../platform/lib/time/zonedTimes';
import { useLink } from '../../../../platform/routing/links/useLink';
import { Button } from '../../../../platform/ui/inputs/Button';
import { getCopyPath, getDetailsPath } from '../../parts/jobPaths';
import { actionTexts } from '../actions/texts';
import { formatHours } from '../../parts/describeJob';
import { CrewFaces } from '../../parts/crew/CrewFaces';
import { HelpBadge } from '../../parts/HelpBadge';
import { JobCard } from '../card/JobCard';
import { getCancelReason } from '../../parts/cancelReason';
import { ResultChip } from '../../parts/ResultChip';
import styles from './history.module.css';
import { historyTexts } from './texts';

type Props = {
  card: OrderCard;
  now: Date;
  turn: number;
  vehicleName: (vehicleTypeId: number) => string | undefined;
};

/** A closed job: outcome, hours, cost and a link to copy it. */
export function HistoryCard({ card, now, turn, vehicleName }: Props) {
  const link = useLink();
  const { order_id: id, closed_state } = card;
  return (
    <JobCard
      card={card}
      now={now}
      turn={turn}
      vehicleName={vehicleName}
      chips={
        <>
          {closed_state && <ResultChip result={closed_state} />}
          <HelpBadge helpType={card.help_type} />
        </>
      }
      middle={<Outcome card={card} />}
      crew={<CrewFaces crew={card.crew.filter(({ status }) => status === InvitationStatus.accepted)} />}
      actions={
        <>
          <Button variant="outline" {...link(getCopyPath(id))}>
            {actionTexts.bookAgain}
          </Button>
          <Button variant="quiet" {...link(getDetailsPath(card))}>
            {actionTexts.details}
          </Button>
        </>
      }
      foot={describeOutcome(card, now)}
    />
  );
}

/** Planned and actual hours and the crew's pay; the reason for a canceled job. */
function Outcome({ card }: { card: OrderCard }) {
  const reason = getCancelReason(card.cancel_reason);
  if (card.closed_state === 'cancelled') return reason === undefined ? null : <p>{historyTexts.reason(reason)}</p>;
  const planned = historyTexts.planned(formatHours(getPlannedHours(card)));
  const actual = card.actual_hours === null ? undefined : historyTexts.actual(formatHours(card.actual_hours));
  return (
    <>
      {card.payout_total !== null && (
        <p className={styles.pay}>{historyTexts.crewPay(formatMoney(card.payout_total))}</p>
      )}
      <p>{actual === undefined ? planned : historyTexts.plannedAndActual(planned, actual)}</p>
    </>
  );
}

function describeOutcome({ closed_at, closed_by, timezone }: OrderCard, now: Date): string {
  if (closed_at === null) return '';
  return historyTexts.closed(formatZonedDay(closed_at, timezone, now), closed_by);
}
