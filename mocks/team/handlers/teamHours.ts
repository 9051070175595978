import type { MemberDay, TeamHours } from '#generated/model';
import { ActiveStatus, InvitationStatus } from '#generated/model/codes';
import { getDayHours } from '#domain/people/availability';
import type { CalendarDate } from '#platform/lib/time/dates';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import type { BranchRow, EmployeeRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { getCoreEnd } from '../../crew/rules/busyTimes';
import { decideDays, rangeLimits } from '../../orders/rules/calendarRange';
import { getWeek } from '../rules/team';
import { toIso } from '../../provider/time/times';
import type { World } from '../../provider/world';
import { toBookings } from '../../crew/handlers/bookings';
import { getHours } from '../../helper/handlers/hours';
import { openBranch } from '../../branches/handlers/openBranch';
import { countHoursInWeek, getToday } from './memberFacts';

/** When each member who works on jobs can work, is busy for others, and how many hours they accepted. */
export function getTeamHours({ world, user, params, query }: Context<'getTeamHours'>): TeamHours {
  const branch = openBranch(world, user, params.id);
  const asked = { from: query['filter[date_from]'], to: query['filter[date_to]'] };
  const { from, to, days } = throwIfRefused(decideDays(asked, getToday(world, branch), rangeLimits.people));
  const mondays = [...new Set(days.map((day) => getWeek(day).from))];
  return {
    date_from: from,
    date_to: to,
    members: listWorkers(world, branch).map(({ id, user_id }) => {
      const hours = getHours(world, user_id);
      const busy = listBusyTimes(world, user_id, branch);
      return {
        employee_id: id,
        max_hours_per_week: hours.max_hours_per_week,
        weeks: mondays.map((monday) => ({ monday, hours: countHoursInWeek(world, user_id, monday) })),
        days: days.map((date): MemberDay => {
          const { off, windows } = getDayHours(hours, date);
          return { date, off, windows, busy: busy.flatMap((time) => (time.date === date ? [time.window] : [])) };
        }),
      };
    }),
  };
}

function listWorkers({ tables }: World, { id }: BranchRow): EmployeeRow[] {
  return tables.employee.by('branch', id).filter(({ status, user_id }) => {
    const works = tables.user.view(user_id, (user) => user.status === ActiveStatus.active && user.positions.length > 0);
    return status === ActiveStatus.active && works === true;
  });
}

/** Hours of accepted open jobs elsewhere. Has no details of the jobs. */
function listBusyTimes(world: World, userId: number, branch: BranchRow): { date: CalendarDate; window: string }[] {
  const { tables } = world;
  const jobs = tables.invitation.viewAll('busy', userId, ({ status, order_id }) => {
    if (status !== InvitationStatus.accepted) return [];
    return tables.order.view(order_id, (order) =>
      order.closed_state === null && order.branch_id !== branch.id ? toBookings(world, order) : [],
    );
  });
  const times = jobs.flatMap((bookings) => bookings ?? []).sort((one, other) => one.startsAt - other.startsAt);
  return times.map((time) => {
    const start = zonedTime(toIso(time.startsAt), branch.timezone);
    const end = zonedTime(toIso(getCoreEnd(time)), branch.timezone);
    return { date: start.date, window: `${start.time} - ${end.time}` };
  });
}
