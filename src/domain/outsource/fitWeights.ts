/** Maximum points of each part of the fit score; together 100 (docs/product.md, "Fit"). The only place with weights. */
export const fitWeights = {
  availability: 25,
  distance: 20,
  rating: 15,
  reliability: 15,
  history: 10,
  rate: 10,
  equipment: 5,
} as const;

export type FitPartName = keyof typeof fitWeights;

/** Values that earn all points of a part, none, and the assumption for a new person. */
export const fitScales = {
  /** Ratings assumed of everyone, so that few ratings weigh little. */
  assumedRatings: { stars: 4.5, count: 5 },
  /** Show-up share of a person without a job in the last 90 days. */
  assumedShowUp: 0.8,
  /** Jobs with the company that earn all points. A favorite has them without a job. */
  jobsTogether: 5,
  /** Cents above the offered rate that leave no points. */
  overRate: 1000,
} as const;

/** Thresholds of reasons, warnings and exclusion. */
export const fitLimits = {
  /** Miles that people usually drive to a job: the radius where none is chosen. */
  radius: 25,
  /** Hours in one week above which a warning is shown. */
  weeklyHours: 40,
  /** Minutes needed between two jobs in addition to the drive. */
  bufferMinutes: 30,
  /** Show-up shares: at least `good` is a reason, below `poor` a warning. */
  showUp: { good: 0.95, poor: 0.85 },
  /** Ratings from which the average is shown. */
  ratings: 3,
} as const;
