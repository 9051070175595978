import { InvitationStatus } from '#generated/model/codes';
import { hourMs, minuteMs } from '../../../provider/time/times';

/**
 * Transitions of an invitation; `remove` is the company withdrawing a new or accepted one, `leaveTeam` that the
 * person is no longer a member.
 */
export type InvitationAction =
  | ('accept' | 'reject' | 'withdraw' | 'remove' | 'expire' | 'fillPosition')
  | ('cancelOrder' | 'deleteOrder' | 'reconfirm' | 'restore' | 'leaveTeam');

/** Reasons for withdrawing (docs/product.md, "Invitations"). */
export const withdrawReasons = [
  ...(['sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'other'] as const),
] as const;

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;

const transitions: Record<InvitationAction, Partial<Record<InvitationStatus, InvitationStatus>>> = {
  accept: { [fresh]: accepted, [rejected]: accepted },
  reject: { [fresh]: rejected },
  withdraw: { [accepted]: cancelled },
  remove: { [fresh]: cancelled, [accepted]: cancelled },
  expire: { [fresh]: cancelled },
  fillPosition: { [fresh]: cancelled },
  cancelOrder: { [fresh]: cancelled, [accepted]: cancelled, [rejected]: cancelled },
  deleteOrder: { [fresh]: cancelled, [rejected]: cancelled },
  reconfirm: { [accepted]: fresh },
  restore: { [fresh]: accepted },
  leaveTeam: { [fresh]: cancelled, [accepted]: cancelled, [rejected]: cancelled },
};

/** The status after an action; null if it is not allowed (docs/product.md, "Invitations"). */
export function getStatusAfter(status: InvitationStatus, action: InvitationAction): InvitationStatus | null {
  return transitions[action][status] ?? null;
}

/**
 * When an invitation sent at `now` expires: after 24 hours or 2 hours before the arrival window starts, whichever is
 * sooner, but never in less than 30 minutes. Milliseconds since the epoch (docs/product.md, "Invitations").
 */
export function getExpiry(now: number, startsAt: number): number {
  return Math.max(now + 30 * minuteMs, Math.min(now + 24 * hourMs, startsAt - 2 * hourMs));
}

/** Checks whether withdrawing now is late: less than 24 hours before the start. Milliseconds since the epoch. */
export function isLate(now: number, startsAt: number): boolean {
  return startsAt - now < 24 * hourMs;
}
