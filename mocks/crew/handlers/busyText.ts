import { zonedTime } from '#platform/lib/time/zonedTimes';
import { formatActivityWindow } from '../../notifications/events/facts';
import { getCoreEnd } from '../rules/inviting/busyTimes';
import { toIso } from '../../provider/time/times';
import type { World } from '../../provider/world';
import type { JobClash } from './bookings';
import { busyTexts as texts } from '../../provider/texts/refusals';

/** The hours of a person's other job on that day ("Busy 8 AM-2 PM"). Never reveals whose job it is. */
export function describeBusyTime(world: World, { order, busy }: Pick<JobClash, 'order' | 'busy'>) {
  const timezone = world.tables.branch.view(order.branch_id, (branch) => branch.timezone) ?? '';
  const [starts_at, ends_at] = [toIso(busy.startsAt), toIso(getCoreEnd(busy))];
  const window = `${zonedTime(starts_at, timezone).time} - ${zonedTime(ends_at, timezone).time}`;
  return { text: texts.busy(formatActivityWindow(window)), starts_at, ends_at };
}
