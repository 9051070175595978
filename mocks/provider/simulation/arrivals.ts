import { ActiveStatus, InvitationStatus } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { type InvitationRow, toListKey } from '../store/schema';
import { userChannel } from '../realtime/channels';
import { reportStep } from '../../helper/handlers/invitations';
import { type BusyTime, getBusyTimes } from '../../crew/rules/busyTimes';
import { cast } from '../../account/seed/cast';
import { minuteMs, toIso } from '../time/times';
import type { World } from '../world';
import type { Branches } from './simulatedAnswers';
import { tryChange } from './tryChange';

/** People arrive from this long before the start of the arrival window, and never later than this before its end. */
const earlyMs = 10 * minuteMs;
const spareMs = 10 * minuteMs;

const isSimulated = (userId: number) => userId > cast.length;

/** One simulated helper whose job begins now checks in. False when everyone is there. */
export function arrive(world: World, branches: Branches): boolean {
  const now = world.clock.now().getTime();
  return listDue(world, branches, isSimulated, ({ startsAt }) => startsAt - earlyMs <= now).some(({ invitation }) =>
    checkIn(world, invitation, now),
  );
}

/**
 * Everyone who would be late otherwise has checked in: the clock may have been moved past the arrival. Someone whose app
 * is open is left to the visitor.
 */
export function arriveInTime(world: World, branches: Branches): void {
  const now = world.clock.now().getTime();
  const open = new Set(world.pusher.channels().map(({ name }) => name));
  const isAlone = (userId: number) => isSimulated(userId) || !open.has(userChannel(userId));
  const due = listDue(world, branches, isAlone, ({ windowEndsAt }) => windowEndsAt - spareMs <= now);
  for (const { invitation, time } of due) {
    checkIn(world, invitation, Math.min(now, Math.max(time.startsAt, time.windowEndsAt - spareMs)));
  }
}

type Due = { invitation: InvitationRow; time: BusyTime };

/** People on crews of these branches and the day of their job that fits; the earliest first. */
function listDue(
  { tables, clock }: World,
  branches: Branches,
  isAsked: (userId: number) => boolean,
  fits: (time: BusyTime) => boolean,
): Due[] {
  const earliest = toIso(clock.now().getTime() + earlyMs);
  const begun = [...branches].flatMap((id) =>
    tables.order.select('upcoming', toListKey(id, '2,3,4'), ({ starts_at }) => starts_at <= earliest),
  );
  return begun
    .flatMap((order) => {
      const zone = tables.branch.require(order.branch_id).timezone;
      const time = getBusyTimes(order, zone).findLast(fits);
      if (!time) return [];
      const day = zonedTime(toIso(time.startsAt), zone).date;
      const isDue = ({ user_id, status, attendance }: Readonly<InvitationRow>) =>
        isAsked(user_id) &&
        status === InvitationStatus.accepted &&
        !attendance.some(({ step, date }) => step === 'checked_in' && date === day);
      return tables.invitation.select('order', order.id, isDue).map((invitation) => ({ invitation, time }));
    })
    .toSorted((a, b) => a.time.startsAt - b.time.startsAt || a.invitation.id - b.invitation.id);
}

function checkIn(world: World, { id, user_id }: InvitationRow, at: number): boolean {
  const user = world.tables.user.require(user_id);
  const call = { world, user, params: { invitationId: id }, body: { at: toIso(at) } };
  return user.status === ActiveStatus.active && tryChange(() => reportStep(call, 'checked_in'));
}
