// @vitest-environment node
import { expect, it } from 'vitest';
import { testWorld } from '../../../../tests/kit/world';
import { castIds } from '../../../account/seed/cast';
import { getTrackRecord } from './trackRecord';

const phoenix = { branch_id: 1, readerId: null };

it('someone who did not come has one job less, and came to a smaller share of the jobs of the last 90 days', () => {
  const world = testWorld();
  const { tables } = world;
  const before = getTrackRecord(tables, castIds.marcus, { ...phoenix, now: world.clock.now().getTime() });
  expect(before.showUp).toBe(1);
  const last = tables.order
    .where(({ completion }) => completion?.lines.some(({ user_id }) => user_id === castIds.marcus) ?? false)
    .toSorted((one, other) => other.starts_at.localeCompare(one.starts_at))[0];
  const completion = last?.completion;
  if (!last || !completion) throw new Error('Marcus has finished no job');
  const lines = completion.lines.map((line) => (line.user_id === castIds.marcus ? { ...line, no_show: true } : line));
  tables.order.update(last.id, { completion: { ...completion, lines } });
  const after = getTrackRecord(tables, castIds.marcus, { ...phoenix, now: world.clock.now().getTime() });
  expect(after.jobs).toBe(before.jobs - 1);
  expect(after.showUp).toBeGreaterThan(0.5);
  expect(after.showUp).toBeLessThan(1);
});
