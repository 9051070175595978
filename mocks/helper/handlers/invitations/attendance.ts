import type { AttendanceRequest, AttendanceStep, HelperInvitation, RunningLateRequest } from '#generated/model';
import type { OrderRow, UserRow } from '../../../provider/store/schema';
import { throwIfRefused } from '../../../provider/http/refusal';
import { decideLate, decideStep, decideStepTime, type Step, type StepFacts } from '../../../crew/rules/answers';
import { getBusyTimes, getMilesBetween } from '../../../crew/rules/busyTimes';
import { toIso } from '../../../provider/time/times';
import type { World } from '../../../provider/world';
import { getFirstPlace } from '../../../crew/handlers/bookings';
import { recordEvent } from '../../../crew/handlers/formCrew';
import { showOwn } from './showOwn';
import { openOwnInvitation } from './ownInvitation';

type Call = { world: World; user: UserRow; params: { invitationId: number }; body: AttendanceRequest };

const words: Record<Step, string> = {
  on_my_way: 'is on the way',
  checked_in: 'checked in',
  checked_out: 'checked out',
};

/** Records a step of the caller on the day of a job, for the office to see. */
export function reportStep({ world, user, params, body }: Call, step: Step): HelperInvitation {
  const own = openOwnInvitation(world, user, params.invitationId);
  const order = world.tables.order.require(own.order_id);
  const at = throwIfRefused(decideStepTime(body.at, world.clock.now().getTime()));
  const date = throwIfRefused(decideStep(own, order, step, getStepFacts(world, order, at)));
  const done: AttendanceStep = { step, date, at: toIso(at), miles_away: getMilesAway(world, order, body) };
  const invitation = world.tables.invitation.update(own.id, { attendance: [...own.attendance, done] });
  recordEvent(world, order, {
    type: step,
    actorId: user.id,
    text: `${user.first_name} ${user.last_name} ${words[step]}`,
  });
  world.announce({ type: 'crewAttended', invitation, step, at: done.at });
  return showOwn(world, invitation, order);
}

type LateCall = Omit<Call, 'body'> & { body: RunningLateRequest };

/** Records a delay that the caller announces, for the office to see. */
export function reportRunningLate({ world, user, params, body: { minutes } }: LateCall): HelperInvitation {
  const own = openOwnInvitation(world, user, params.invitationId);
  const order = world.tables.order.require(own.order_id);
  const date = throwIfRefused(decideLate(own, order, getStepFacts(world, order, world.clock.now().getTime())));
  const running_late = { date, minutes, at: world.now() };
  const invitation = world.tables.invitation.update(own.id, { running_late });
  recordEvent(world, order, {
    type: 'running_late',
    actorId: user.id,
    text: `${user.first_name} ${user.last_name} is running ${minutes} min late`,
  });
  world.announce({ type: 'crewRunningLate', invitation, minutes, at: running_late.at });
  return showOwn(world, invitation, order);
}

function getStepFacts({ tables }: World, order: OrderRow, at: number): StepFacts {
  const zone = tables.branch.require(order.branch_id).timezone;
  return { days: getBusyTimes(order, zone), zone, at };
}

function getMilesAway(world: World, order: OrderRow, { lat, lng }: AttendanceRequest): number | null {
  if (lat === undefined || lng === undefined) return null;
  return Math.round(getMilesBetween({ lat, lng }, getFirstPlace(world, order)) * 10) / 10;
}
