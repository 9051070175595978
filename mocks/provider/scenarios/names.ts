export const scenarioNames = ['standard', 'empty', 'noBranches', 'longestNames', 'hundred', 'pastDue'] as const;

/** A named world. `scenarios.ts` defines how each is filled. */
export type ScenarioName = (typeof scenarioNames)[number];

export function isScenarioName(text: string): text is ScenarioName {
  return scenarioNames.some((name) => name === text);
}
