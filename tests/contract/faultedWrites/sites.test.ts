// @vitest-environment node
import { expect, it } from 'vitest';
import { describeDifferences } from '../../kit/differences';
import { listSites } from './sites';
import { writes } from './writes';

/** A link that also marks its activity as read, as a row of the feed does. */
const byproducts = ['activity/today/Band.tsx useMarkOneAsRead'];

it('every file that sends a write has a row', () => {
  // Two screens may send by the same hook.
  const rows = [...new Set(writes.map(({ site }) => site))].toSorted();
  const sites = listSites().filter((site) => !byproducts.includes(site));
  expect(rows, `${describeDifferences(rows, sites)}; rows are in the files of tests/contract/faultedWrites`).toEqual(
    sites,
  );
});
