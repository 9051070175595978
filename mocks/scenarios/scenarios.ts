import type { World } from '../world';

export type ScenarioName = 'standard' | 'empty' | 'noBranches' | 'longestNames' | 'hundred';

/** How each named world is filled. */
export const scenarios: Record<ScenarioName, (world: World) => void> = {
  standard: () => undefined,
  empty: () => undefined,
  noBranches: () => undefined,
  longestNames: () => undefined,
  hundred: () => undefined,
};
