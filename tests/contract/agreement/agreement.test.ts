// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../../mocks/simulation/simulation';
import { dayMs } from '../../../mocks/times';
import { testWorld } from '../../kit/world';
import { listWrongActivities } from './activities';
import { collectCompany } from './companySide';
import { collectCounts } from './counts';
import { type Facts, listOffenders } from './facts';
import { collectHelpers } from './helperSide';

// Every count, hour, rating, state, time and name that two or more operations show is the same in all of them.

describe.each([
  ['at its start', 0],
  ['after thirty simulated days', 30],
])('the standard world %s', (_name, days) => {
  const world = testWorld();
  const simulation = createSimulation(world, { everyMs: 3_600_000 });
  simulation.start();
  world.clock.advance(days * dayMs);
  simulation.stop();

  it('says each fact once', async () => {
    const facts: Facts = new Map();
    for (const { id } of world.tables.company.all()) {
      await collectCompany(facts, world, id);
      await collectCounts(facts, world, id);
    }
    await collectHelpers(facts, world);
    expect(facts.size).toBeGreaterThan(5000);
    expect(listOffenders(facts)).toEqual([]);
  }, 120_000);

  it('has only activities of what happened', () => expect(listWrongActivities(world)).toEqual([]));
});
