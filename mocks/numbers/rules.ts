import type { JobFacts } from '#domain/numbers/measures';
import { crewSize } from '#domain/orders/formation';
import { getPlannedHours } from '#domain/time/workDays';
import { InvitationStatus } from '#generated/model/codes';
import { getSlotLines, isFullyCrewed, getJobLabor, unformedHours } from '../crew/rules/formation';
import type { InvitationRow, OrderRow } from '../provider/store/schema';
import { hourMs, minuteMs, toIso } from '../provider/time/clock';

type Invited = Readonly<
  Pick<
    InvitationRow,
    'status' | 'position' | 'hourly_rate' | 'source' | 'reason' | 'late_cancel' | 'created_at' | 'responded_at'
  >
>;

/** The reason of someone who gave none. */
const noReason = 'other';

/** A job as the numbers of its company count it (docs/product.md, "Numbers"). */
export function getJobFacts(order: Readonly<OrderRow>, invitations: readonly Invited[]): JobFacts {
  const { completion, crew_requirements } = order;
  const crew = invitations.filter(({ status }) => status === InvitationStatus.accepted);
  return {
    isDone: order.closed_state === 'completed',
    slots: crewSize(crew_requirements),
    slotsInTime: countFilledInTime(order, crew),
    minutesToFill: isFullyCrewed(crew_requirements, crew) ? getMinutesToFill(invitations, crew) : null,
    declines: invitations
      .filter(({ status }) => status === InvitationStatus.rejected)
      .map(({ reason }) => reason ?? noReason),
    lateWithdrawals: invitations.filter(({ late_cancel }) => late_cancel).length,
    plannedHours: getPlannedHours(order),
    workedHours: completion?.actual_hours ?? null,
    labor: getJobLabor(order, invitations),
    quote: order.customer_quote ?? null,
    crew: crew.length,
    outsourced: crew.filter(({ source }) => source === 'outsource').length,
    stars: completion?.lines.flatMap(({ rating }) => rating?.stars ?? []) ?? [],
  };
}

/** Slots of people who had accepted when the office would have been warned of an open slot. */
function countFilledInTime({ starts_at, crew_requirements }: Readonly<OrderRow>, crew: readonly Invited[]): number {
  const moment = toIso(Date.parse(starts_at) - unformedHours * hourMs);
  const early = crew.filter(({ responded_at }) => responded_at !== null && responded_at <= moment);
  return getSlotLines(crew_requirements, early).reduce(
    (sum, { required, accepted }) => sum + Math.min(required, accepted),
    0,
  );
}

function getMinutesToFill(invitations: readonly Invited[], crew: readonly Invited[]): number {
  const first = Math.min(...invitations.map(({ created_at }) => Date.parse(created_at)));
  const last = Math.max(...crew.map(({ created_at, responded_at }) => Date.parse(responded_at ?? created_at)));
  return Math.round((last - first) / minuteMs);
}
