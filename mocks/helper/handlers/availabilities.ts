import type { Availabilities } from '#generated/model';
import { can } from '#domain/people/rights';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { UserRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { findHoursProblems, noHours, toHoursColumns } from '../rules/availability';
import { forbidUnless, refuseProblems } from '../../provider/rules/refusals';
import type { World } from '../../provider/world';
import { getHours } from './hours';
import { settleProfile } from './profiles';

export function getAvailabilities({ world, user }: Context<'getAvailabilities'>): Availabilities {
  requireHelper(user);
  return showHours(world, user);
}

export function updateAvailabilities({
  world,
  user,
  body,
  setMessage,
}: Context<'updateAvailabilities'>): Availabilities {
  requireHelper(user);
  throwIfRefused(refuseProblems(findHoursProblems(body)));
  const { tables } = world;
  const columns = toHoursColumns(body, getOwnDay(world, user));
  if (tables.availability.has(user.id)) tables.availability.update(user.id, columns);
  else tables.availability.insert({ ...noHours, ...columns, user_id: user.id });
  settleProfile(world, user.id);
  for (const employee of tables.employee.by('user', user.id)) {
    world.announce({ type: 'memberChanged', employee, change: 'updated' });
  }
  setMessage('Your hours were saved.');
  return showHours(world, user);
}

/** Helpers, and managers, who work as helpers too. */
export function requireHelper(user: UserRow): void {
  throwIfRefused(forbidUnless(can(user.type, 'workJobs')));
}

function showHours(world: World, user: UserRow): Availabilities {
  const hours = getHours(world, user.id);
  return {
    availabilities: [...hours.availabilities],
    exceptions: [...hours.exceptions],
    max_jobs_per_day: hours.max_jobs_per_day,
    max_hours_per_week: hours.max_hours_per_week,
    min_pay_per_job: hours.min_pay_per_job,
    on_call: hours.on_call_on === getOwnDay(world, user),
    timezone: user.timezone,
  };
}

function getOwnDay({ clock }: World, { timezone }: UserRow): string {
  return todayIn(timezone, clock.now());
}
