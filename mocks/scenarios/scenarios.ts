import { seedActivities } from '../seed/activities';
import { seedAreas } from '../seed/areas';
import { seedBranches } from '../seed/branches';
import { seedPeople } from '../seed/people';
import type { World } from '../world';
import type { ScenarioName } from './names';

export type { ScenarioName } from './names';

/** How each named world is filled. */
export const scenarios: Record<ScenarioName, (world: World) => void> = {
  standard: (world) => fill(world, seedActivities),
  empty: (world) => fill(world),
  noBranches: (world) => fill(world),
  longestNames: (world) => fill(world, seedActivities),
  hundred: (world) => fill(world, seedActivities),
};

/** People and branches are in every world; the steps after them make the difference. */
function fill(world: World, ...steps: ((world: World) => void)[]): void {
  for (const step of [seedAreas, seedPeople, seedBranches, ...steps]) step(world);
}
