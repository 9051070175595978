import type { World } from '../../../mocks/provider/world';
import { collectFeed } from './calendarFeed';
import { collectCompany } from './companySide';
import { collectCounts } from './counts';
import { type Facts, listOffenders } from './facts';
import { collectHelpers } from './helperSide';
import { collectNeedsAction } from './needsAction';
import { collectNumbers } from './numbers';
import { collectOverviews } from './overview';
import { collectPeople } from './people';
import { collectMatches, collectOwnRates, collectShared } from './sharedFacts';

/**
 * Counts, hours, ratings, states, times and names of which two operations or screens say something different. Throws an
 * error for a world that has too little of them to prove anything.
 */
export async function listDisagreements(world: World): Promise<string[]> {
  const facts: Facts = new Map();
  let waiting = 0;
  let feeds = 0;
  for (const { id, owner_id } of world.tables.company.all()) {
    feeds += await collectFeed(facts, world, owner_id);
    await collectCompany(facts, world, id);
    await collectCounts(facts, world, id);
    await collectOverviews(facts, world, id);
    await collectNumbers(facts, world, id);
    waiting += await collectNeedsAction(facts, world, id);
    await collectShared(facts, world, id);
  }
  const matches = await collectMatches(facts, world, 1);
  await collectOwnRates(facts, world);
  await collectHelpers(facts, world);
  await collectPeople(facts, world);
  if (feeds === 0 || waiting === 0 || matches === 0 || facts.size < 5000) throw new Error('Too few facts to compare');
  return listOffenders(facts);
}
