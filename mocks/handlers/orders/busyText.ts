import { zonedTime } from '../../../src/platform/lib/zonedTimes';
import type { OrderRow } from '../../db/schema';
import { hoursOf } from '../../realtime/activities/facts';
import { coreEnd } from '../../rules/conflicts';
import { isoOf } from '../../seed/times';
import type { World } from '../../world';
import { bookingOf } from './bookings';

/** What may be said of somebody's other job: its hours, never whose it is ("Busy 8 AM-2 PM"). */
export function busyText(world: World, other: OrderRow) {
  const { timezone } = world.tables.branch.require(other.branch_id);
  const ends_at = isoOf(coreEnd(bookingOf(world, other)));
  const window = `${zonedTime(other.starts_at, timezone).time} - ${zonedTime(ends_at, timezone).time}`;
  const text = `Busy ${hoursOf(window)}`;
  return { text, starts_at: other.starts_at, ends_at };
}
