import type { OrderCard } from '../../../../generated/model';
import { timeAgo } from '../../../../platform/lib/relativeTime';
import { OpenJobActions } from '../actions/OpenJobActions';
import type { Job } from '../actions/job';
import { CrewFaces } from '../../parts/CrewFaces';
import { CrewRing } from '../../parts/CrewRing';
import { FormationChip } from '../../parts/FormationChip';
import { HelpBadge } from '../../parts/HelpBadge';
import { JobCard } from '../card/JobCard';
import { cardTexts } from '../../parts/texts';
import { countdownWords } from '../../parts/timing';
import { WarningChips } from '../../parts/WarningChips';

type Props = {
  card: OrderCard;
  now: Date;
  turn: number;
  vehicleName: (vehicleTypeId: number) => string | undefined;
  onDelete: (job: Job) => void;
  onCancel: (job: Job) => void;
};

/** A job that is not closed, whatever its crew. */
export function OpenJobCard({ card, now, turn, vehicleName, onDelete, onCancel }: Props) {
  return (
    <JobCard
      card={card}
      now={now}
      turn={turn}
      vehicleName={vehicleName}
      chips={
        <>
          <FormationChip status={card.status} />
          <HelpBadge helpType={card.help_type} />
          <WarningChips job={card} now={now} />
        </>
      }
      aside={countdownWords(card, now)}
      crew={
        <>
          <CrewRing crew={card.crew_summary} />
          <CrewFaces crew={card.crew} />
        </>
      }
      actions={<OpenJobActions job={card} now={now} onDelete={onDelete} onCancel={onCancel} />}
      foot={updatedWords(card, now)}
    />
  );
}

/** Two clocks seldom agree: what was changed a moment ahead of ours was changed just now. */
function updatedWords({ updated_at, updated_by, timezone }: OrderCard, now: Date): string {
  const at = Date.parse(updated_at) > now.getTime() ? now.toISOString() : updated_at;
  return cardTexts.updated(timeAgo(at, now, timezone), updated_by);
}
