// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { createSimulation } from '../../../mocks/provider/simulation/simulation';
import { dayMs } from '../../../mocks/provider/time/times';
import type { World } from '../../../mocks/provider/world';
import { testWorld } from '../../kit/world';
import { listWrongActivities } from './activities';
import { collectFeed } from './calendarFeed';
import { collectCompany } from './companySide';
import { completePastJobs } from './completePastJobs';
import { collectCounts } from './counts';
import { type Facts, listOffenders } from './facts';
import { collectNeedsAction } from './needsAction';
import { collectNumbers } from './numbers';
import { collectOverviews } from './overview';
import { collectHelpers } from './helperSide';
import { collectPeople } from './people';
import { collectMatches, collectOwnRates, collectShared } from './sharedFacts';

// Every count, hour, rating, state, time and name that two or more operations show is the same in all of them.

/** Three weeks of simulated life, then completed jobs, and more than a week until ratings are shown. */
async function spendThirtyDays(world: World): Promise<void> {
  const simulation = createSimulation(world, { everyMs: 3_600_000 });
  simulation.start();
  world.clock.advance(21 * dayMs);
  expect(await completePastJobs(world)).toBeGreaterThan(20);
  world.clock.advance(9 * dayMs);
  simulation.stop();
}

/** A week of simulated life until late morning, then completed jobs with ratings that are hidden for now. */
async function spendWeek(world: World): Promise<void> {
  const simulation = createSimulation(world, { everyMs: 3_600_000 });
  simulation.start();
  world.clock.advance(7 * dayMs + 3 * 3_600_000);
  simulation.stop();
  expect(await completePastJobs(world)).toBeGreaterThan(5);
}

describe.each([
  ['at its start', () => Promise.resolve()],
  ['after a simulated week', spendWeek],
  ['after thirty simulated days', spendThirtyDays],
])('the standard world %s', (_name, spendTime) => {
  const world = testWorld();
  beforeAll(() => spendTime(world), 120_000);

  it('says each fact once', async () => {
    const facts: Facts = new Map();
    let waiting = 0;
    for (const { id, owner_id } of world.tables.company.all()) {
      expect(await collectFeed(facts, world, owner_id)).toBeGreaterThan(0);
      await collectCompany(facts, world, id);
      await collectCounts(facts, world, id);
      await collectOverviews(facts, world, id);
      await collectNumbers(facts, world, id);
      waiting += await collectNeedsAction(facts, world, id);
      await collectShared(facts, world, id);
    }
    expect(await collectMatches(facts, world, 1)).toBeGreaterThan(0);
    await collectOwnRates(facts, world);
    await collectHelpers(facts, world);
    await collectPeople(facts, world);
    expect(waiting).toBeGreaterThan(0);
    expect(facts.size).toBeGreaterThan(5000);
    expect(listOffenders(facts)).toEqual([]);
  }, 240_000);

  it('has only activities of what happened', () => expect(listWrongActivities(world)).toEqual([]));
});
