import type { CrewRequirement, CrewSlot, CrewSummary } from '#generated/model';
import { InvitationStatus, type PositionCode } from '#generated/model/codes';

type SlotCounts = Pick<CrewSlot, 'required' | 'accepted' | 'pending'>;
type Invited = { position: PositionCode; status: InvitationStatus };

/** Slots of a position that no one has accepted or can still accept (docs/product.md, "Crews"). */
export function countOpen({ required, accepted, pending }: SlotCounts): number {
  return Math.max(0, required - accepted - pending);
}

/** Open slots of several positions: too many people in one do not fill another. */
export function countOpenSlots(slots: readonly SlotCounts[]): number {
  return slots.reduce((sum, slot) => sum + countOpen(slot), 0);
}

/** Open slots of a job in a list. A provider that does not send them by position counts the whole crew. */
export function countOpenInSummary({ open, ...crew }: CrewSummary): number {
  return open ? open.reduce((sum, { count }) => sum + count, 0) : countOpen(crew);
}

/** Open slots by position, from everyone who has an invitation. */
export function listOpenSlots(crew: readonly CrewRequirement[], invited: readonly Invited[]): CrewRequirement[] {
  const countWith = (position: PositionCode, status: InvitationStatus) =>
    invited.filter((each) => each.position === position && each.status === status).length;
  return crew.flatMap(({ position, count: required }) => {
    const accepted = countWith(position, InvitationStatus.accepted);
    const count = countOpen({ required, accepted, pending: countWith(position, InvitationStatus.new) });
    return count > 0 ? [{ position, count }] : [];
  });
}
