import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';

export type Requirement = { position: PositionCode; count: number };
export type Asked = { position: PositionCode; status: InvitationStatus };
/** A required position and how far it is filled. */
export type SlotLine = { position: PositionCode; required: number; accepted: number; pending: number };

/** The lines of a crew with their counts, in the order of the requirements (docs/product.md, "Crews"). */
export function getSlotLines(requirements: readonly Requirement[], invitations: readonly Asked[]): SlotLine[] {
  return requirements.map(({ position, count }) => ({
    position,
    required: count,
    accepted: countMatching(invitations, position, InvitationStatus.accepted),
    pending: countMatching(invitations, position, InvitationStatus.new),
  }));
}

/** The formation status: always derived from the invitations, never set by hand (docs/product.md, "Crews"). */
export function getFormation(requirements: readonly Requirement[], invitations: readonly Asked[]): OrderStatus {
  const open = invitations.filter(
    ({ status }) => status === InvitationStatus.new || status === InvitationStatus.accepted,
  );
  if (open.length === 0) return OrderStatus.notFormed;
  if (open.every(({ status }) => status === InvitationStatus.new)) return OrderStatus.pending;
  return isFullyCrewed(requirements, invitations) ? OrderStatus.formed : OrderStatus.partiallyFormed;
}

/** Checks whether everyone needed has accepted. */
export function isFullyCrewed(requirements: readonly Requirement[], invitations: readonly Asked[]): boolean {
  return getSlotLines(requirements, invitations).every(isFilled);
}

/** The positions that no one has accepted, and how many people have accepted others. */
export type Missing = { needs: Requirement[]; filled: number };

/** Undefined when everyone needed has accepted. */
export function findMissing(lines: readonly SlotLine[]): Missing | undefined {
  const needs = lines
    .filter((line) => !isFilled(line))
    .map(({ position, required, accepted }) => ({ position, count: required - accepted }));
  return needs.length === 0 ? undefined : { needs, filled: lines.reduce((sum, { accepted }) => sum + accepted, 0) };
}

/** Checks whether one more person may accept in that position. */
export function hasOpenSlot(
  requirements: readonly Requirement[],
  invitations: readonly Asked[],
  position: PositionCode,
): boolean {
  return getSlotLines(requirements, invitations).some((line) => line.position === position && !isFilled(line));
}

/** Number of people the crew needs. */
export function getCrewSize(requirements: readonly Requirement[]): number {
  return requirements.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Finds how a person with these positions can work in a position: in their own, or "as helper", which anyone may;
 * `no` when they may not (docs/product.md, "Crews").
 */
export function fillsSlotAs(positions: readonly PositionCode[], slot: PositionCode): 'own' | 'helper' | 'no' {
  if (positions.includes(slot)) return 'own';
  if (slot === PositionCode.helper) return positions.length > 0 ? 'helper' : 'no';
  if (slot === PositionCode.foremanDriver)
    return positions.includes(PositionCode.driver) && positions.includes(PositionCode.foreman) ? 'own' : 'no';
  return positions.includes(PositionCode.foremanDriver) ? 'own' : 'no';
}

function isFilled({ required, accepted }: SlotLine): boolean {
  return accepted >= required;
}

function countMatching(invitations: readonly Asked[], position: PositionCode, status: InvitationStatus): number {
  return invitations.filter((each) => each.position === position && each.status === status).length;
}
