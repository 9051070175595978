/** Facts that decide how well a person fits a job (docs/product.md, "Fit"). */
export type ScoreFacts = {
  /** Share of the job within the person's hours, 0 to 1. 1 if they have set none. */
  coverage: number;
  miles: number;
  radiusMiles: number;
  /** Sum and number of stars. */
  stars: number;
  ratings: number;
  /** Share of jobs they came to in the last 90 days, 0 to 1; null when there were none. */
  showUp: number | null;
  jobsTogether: number;
  isFavorite: boolean;
  /** Cents per hour: what they ask for and what is offered. */
  rate: number;
  offered: number;
  /** Share of the required tools, vehicles and languages they have, 0 to 1. 1 if none are required. */
  equipped: number;
};

/** `points` of `max`, rounded to a tenth. */
export type FitPart = { part: FitPartName; points: number; max: number };

/** All parts, by weight. */
export const fitPartNames: readonly FitPartName[] = [
  'availability',
  'distance',
  'rating',
  'reliability',
  'history',
  'rate',
  'equipment',
];

/** Terms an offer can change to find more people. */
export type FitTerms = Pick<ScoreFacts, 'radiusMiles' | 'offered'>;

/** The score, 0 to 100, whole points. The same facts always have the same score. `terms` replace the facts' terms. */
export function getFitScore(facts: ScoreFacts, terms: FitTerms = facts): number {
  let sum = 0;
  for (const part of fitPartNames) sum += getPoints(facts, terms, part);
  return Math.round(sum);
}

/** The points of each part, in the order of their weights. */
export function getFitParts(facts: ScoreFacts): FitPart[] {
  return fitPartNames.map((part) => ({
    part,
    points: Math.round(getPoints(facts, facts, part) * 10) / 10,
    max: fitWeights[part],
  }));
}

/** Average stars, pulled toward the assumed ones if there are few ratings. */
export function getWeightedRating({ stars, ratings }: Pick<ScoreFacts, 'stars' | 'ratings'>): number {
  const { assumedRatings } = fitScales;
  return (assumedRatings.stars * assumedRatings.count + stars) / (assumedRatings.count + ratings);
}

function getPoints(facts: ScoreFacts, terms: FitTerms, part: FitPartName): number {
  return fitWeights[part] * Math.min(1, Math.max(0, shares[part](facts, terms)));
}

const shares: Record<FitPartName, (facts: ScoreFacts, terms: FitTerms) => number> = {
  availability: ({ coverage }) => coverage,
  distance: ({ miles }, { radiusMiles }) => 1 - miles / Math.max(1, radiusMiles),
  rating: (facts) => (getWeightedRating(facts) - 1) / 4,
  reliability: ({ showUp }) => showUp ?? fitScales.assumedShowUp,
  history: ({ isFavorite, jobsTogether }) => (isFavorite ? 1 : jobsTogether / fitScales.jobsTogether),
  rate: ({ rate }, { offered }) => 1 - Math.max(0, rate - offered) / fitScales.overRate,
  equipment: ({ equipped }) => equipped,
};

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

type FitPartName = keyof typeof fitWeights;

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
