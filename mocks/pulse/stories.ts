import type { BranchRow } from '../db/schema';
import { ratingReceived } from '../realtime/activities/office';
import type { ActivityDraft } from '../realtime/domainEvents';
import { createSetting } from '../seed/stories/setting';
import type { World } from '../world';

/** An event in a branch that no one in the demo causes: its helpers rated it. */
export function createStory(world: World, branch: BranchRow): ActivityDraft[] {
  const { company } = createSetting(world, branch);
  return [ratingReceived(branch, company, world.random.int(45, 49) / 10)];
}
