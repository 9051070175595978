import {
  CrewCount,
  CrewFaces,
  CrewRing,
  FormationChip,
  WarningChips,
  cardTexts,
  formatTimeToStart,
  getCustomerPath,
  isStartWarned,
} from '../../orders';
import type { OrderCard } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';
import { timeAgo } from '#platform/lib/time/relativeTime';
import { OpenJobActions } from '../actions/OpenJobActions';
import type { Job } from '../actions/job';
import { JobCard } from '../card/JobCard';
import { JobRow } from '../card/JobRow';
import type { JobSelection } from '../card/jobSelection';
import type { JobView } from './useJobList';

type Props = {
  card: OrderCard;
  /** `pinned`: a row among jobs of all states. */
  view: JobView | 'pinned';
  now: Date;
  turn: number;
  selection: JobSelection;
  onDelete: (job: Job) => void;
  onCancel: (job: Job) => void;
};

/** An open job in any formation state, as a card or as a row. */
export function OpenJobCard({ card, view, now, turn, selection, onDelete, onCancel }: Props) {
  const isCompact = view !== 'cards';
  const Shape = isCompact ? JobRow : JobCard;
  // A list of jobs that are not formed need not show the status in every row.
  const showsStatus = view !== 'compact' || card.status !== OrderStatus.notFormed;
  return (
    <Shape
      card={card}
      now={now}
      turn={turn}
      selection={selection}
      status={showsStatus && <FormationChip status={card.status} />}
      warnings={<WarningChips job={card} now={now} omitsAddress={isCompact} />}
      aside={view === 'pinned' || isStartWarned(card, now) ? undefined : formatTimeToStart(card, now) || undefined}
      crew={
        <>
          {card.crew_summary && <CrewRing crew={card.crew_summary} />}
          <CrewFaces crew={card.crew} />
        </>
      }
      crewCount={card.crew_summary && <CrewCount crew={card.crew_summary} />}
      actions={
        <OpenJobActions
          job={card}
          now={now}
          onDelete={onDelete}
          onCancel={onCancel}
          isSmall={isCompact}
          menuOnly={view === 'compact'}
          {...(card.customer_primary_phone !== '' && { customerPath: getCustomerPath(card) })}
        />
      }
      foot={formatUpdated(card, now)}
    />
  );
}

/** The provider's clock may be slightly ahead, so a change in the near future counts as just now. */
function formatUpdated({ updated_at, updated_by, timezone }: OrderCard, now: Date): string {
  if (updated_at === null) return '';
  const at = Date.parse(updated_at) > now.getTime() ? now.toISOString() : updated_at;
  return cardTexts.updated(timeAgo(at, now, timezone), updated_by);
}
