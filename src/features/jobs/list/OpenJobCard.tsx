import type { OrderCard } from '../../../generated/model';
import { timeAgo } from '../../../platform/lib/relativeTime';
import { OpenJobActions } from '../card/actions/OpenJobActions';
import type { Job } from '../card/actions/job';
import { CrewFaces } from '../card/CrewFaces';
import { CrewRing } from '../card/CrewRing';
import { FormationChip } from '../card/FormationChip';
import { HelpBadge } from '../card/HelpBadge';
import { JobCard } from '../card/JobCard';
import { cardTexts } from '../card/texts';
import { countdownWords } from '../card/timing';
import { WarningChips } from '../card/WarningChips';

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
