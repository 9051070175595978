/** Points of a plan in addition to the fit of its people (docs/product.md, "Build crew"). */
export const planWeights = {
  /** A filled slot. More than all fits together could lose, so that no slot stays open for a better fit elsewhere. */
  filled: 10_000,
  /** Lost by who works below their own position. */
  belowPosition: 10,
  /** Lost by the hours of a person's week: the square of them divided by this, so that work is spread. */
  evenHours: 80,
  /** Hours of a week above which each one loses `overtime` points more. */
  fullWeek: 40,
  overtime: 2,
} as const;

/** Points that a week of this many hours loses. Each further hour loses more than the one before. */
export function getWeekCost(hours: number): number {
  const { evenHours, fullWeek, overtime } = planWeights;
  return (hours * hours) / evenHours + Math.max(0, hours - fullWeek) * overtime;
}
