import { manyMembers } from '../../tests/kit/members';
import { openWorldOfOrders } from './orders';
import { type Cell, median, table, verdict } from './table';
import { request, signIn } from './timings';

const [orders, people] = [3_000, 1_000];
/** Milliseconds of processor time for one search. */
const target = 10;
const times = 40;

/** A word of many, words of a name in either order, digits of a phone, a number, no match, and no text. */
const searched = ['mesa', 'reed marcus', '(602) 555', '#104', 'zzzz', ''] as const;

/** Prints the processor time of a search of the branch, in a large company. */
export async function reportSearch(): Promise<void> {
  console.log(`\nThe fake provider: ms of processor time for a search of ${orders} orders and ${people} people\n`);
  const world = openWorldOfOrders(orders);
  manyMembers(world, people);
  const token = await signIn(world);
  const rows: Cell[][] = [];
  for (const text of searched) {
    const measured: number[] = [];
    for (let nth = 0; nth < times; nth += 1) {
      const began = process.cpuUsage();
      await world.fetch(request(`/company-branches/1/search?search=${encodeURIComponent(text)}`, token));
      const { user, system } = process.cpuUsage(began);
      measured.push((user + system) / 1000);
    }
    // The first search after a start prepares the texts of all rows.
    const first = measured[0] ?? Number.NaN;
    rows.push([
      text === '' ? '(no text)' : text,
      first.toFixed(2),
      median(measured).toFixed(2),
      target,
      verdict(median(measured), target),
    ]);
  }
  world.close();
  console.log(table([['text', 'first', 'median', 'at most', ''], ...rows]));
}
