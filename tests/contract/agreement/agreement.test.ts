// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { createSimulation } from '../../../mocks/provider/simulation/simulation';
import { dayMs } from '../../../mocks/provider/time/clock';
import type { World } from '../../../mocks/provider/world';
import { testWorld } from '../../kit/world';
import { listWrongActivities } from './activities';
import { completePastJobs } from './completePastJobs';
import { listDisagreements } from './listDisagreements';

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

  it('says each fact once', async () => expect(await listDisagreements(world)).toEqual([]), 240_000);

  it('has only activities of what happened', () => expect(listWrongActivities(world)).toEqual([]));
});
