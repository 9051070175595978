import type { World } from '../../../mocks/provider/world';
import { readCalendarFile } from '../../kit/calendar/calendarApp';
import { call, getField } from '../../kit/world';
import { createReader, type Facts, addFacts } from './facts';

/** Start and end of each job in a person's calendar feed, next to what screens show. Answers how many there were. */
export async function collectFeed(facts: Facts, world: World, userId: number): Promise<number> {
  const feed = await createReader(world, userId)('createCalendarFeed');
  const path = new URL(String(getField(feed, 'url'))).pathname.replace('/api', '');
  const { body } = await call(world, 'GET', path);
  const { events } = readCalendarFile(String(body));
  for (const { uid, times, status } of events) {
    if (status === 'CANCELLED') continue;
    const row = { starts_at: times[0]?.[0], ends_at: times.at(-1)?.[1] };
    addFacts(facts, `job ${/\d+/.exec(uid)?.[0]}`, ['starts_at', 'ends_at'], row, 'readCalendarFeed');
  }
  return events.length;
}
