import { addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { type BranchRow, toDayKey } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { presentCalendarItem } from '../../presenters/crews';
import { presentPage, toPage } from '../../presenters/pages';
import { decideDays, isOnDays } from '../../rules/orders/calendarRange';
import type { World } from '../../world';
import { findBookings } from '../crew/bookings';
import { listCrewConflicts } from '../crew/crewConflicts';
import { expireDue } from '../crew/formCrew';
import { openBranch } from '../openBranch';

export function getOrderCalendar({ world, user, params, query }: Context<'getOrderCalendar'>) {
  const branch = openBranch(world, user, params.id);
  expireDue(world);
  const asked = { from: query['filter[date_from]'], to: query['filter[date_to]'] };
  const range = throwIfRefused(decideDays(asked, todayIn(branch.timezone, world.clock.now())));
  const page = toPage(listOrderIds(world, branch, range), query['page[number]'], query['page[size]']);
  const rows = page.rows.map((id) => world.tables.order.require(id));
  const starts = rows.map(({ starts_at }) => starts_at).sort();
  const ends = rows.map(({ latest_end_at }) => latest_end_at).sort();
  const bookings = findBookings(world, starts[0] ?? range.from, ends.at(-1) ?? range.to);
  return presentPage({ ...page, rows }, (row) =>
    presentCalendarItem(world.tables, row, listCrewConflicts(world, row, bookings)),
  );
}

/** Ids of the orders on these days by start, then by id, so that pages do not overlap. Copies no rows. */
function listOrderIds({ tables }: World, branch: BranchRow, range: { from: string; to: string; days: string[] }) {
  const starts = new Map<number, string>();
  // Jobs of the day before may end after midnight.
  for (const day of [addDays(range.from, -1), ...range.days]) {
    tables.order.viewAll('day', toDayKey(branch.id, day), (order) => {
      if (isOnDays(order, branch.timezone, range)) starts.set(order.id, order.starts_at);
    });
  }
  const sorted = [...starts].sort(([a, from], [b, to]) => (from === to ? a - b : from < to ? -1 : 1));
  return sorted.map(([id]) => id);
}
