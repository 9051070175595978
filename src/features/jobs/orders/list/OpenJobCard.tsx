import type { OrderCard } from '../../../../generated/model';
import { timeAgo } from '../../../../platform/lib/time/relativeTime';
import { OpenJobActions } from '../actions/OpenJobActions';
import type { Job } from '../actions/job';
import { CrewFaces } from '../../parts/crew/CrewFaces';
import { CrewRing } from '../../parts/crew/CrewRing';
import { FormationChip } from '../../parts/crew/FormationChip';
import { HelpBadge } from '../../parts/HelpBadge';
import { JobCard } from '../card/JobCard';
import { cardTexts } from '../../parts/texts';
import { formatTimeToStart } from '../../parts/timing';
import { WarningChips } from '../../parts/WarningChips';

type Props = {
  card: OrderCard;
  now: Date;
  turn: number;
  vehicleName: (vehicleTypeId: number) => string | undefined;
  onDelete: (job: Job) => void;
  onCancel: (job: Job) => void;
};

/** The card of an open job in any formation state. */
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
      aside={formatTimeToStart(card, now)}
      crew={
        <>
          <CrewRing crew={card.crew_summary} />
          <CrewFaces crew={card.crew} />
        </>
      }
      actions={<OpenJobActions job={card} now={now} onDelete={onDelete} onCancel={onCancel} />}
      foot={formatUpdated(card, now)}
    />
  );
}

/** The provider's clock may be slightly ahead, so a change in the near future counts as just now. */
function formatUpdated({ updated_at, updated_by, timezone }: OrderCard, now: Date): string {
  const at = Date.parse(updated_at) > now.getTime() ? now.toISOString() : updated_at;
  return cardTexts.updated(timeAgo(at, now, timezone), updated_by);
}
