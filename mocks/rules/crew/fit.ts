/** What decides how well a person fits a job, 0 to 100 (docs/product.md, "Fit"). */
export type FitFacts = {
  /** Available for the whole job. */
  covers: boolean;
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
  /** Has the required tools, vehicle and language, or none are required. */
  equipped: boolean;
};

/** Maximum points. */
export const fitWeights = {
  availability: 25,
  distance: 20,
  rating: 15,
  reliability: 15,
  history: 10,
  rate: 10,
  equipment: 5,
} as const;

/** The score, whole points. */
export function getFitScore(facts: FitFacts): number {
  const { covers, miles, radiusMiles, showUp, jobsTogether, isFavorite, rate, offered, equipped } = facts;
  const shares: Record<keyof typeof fitWeights, number> = {
    availability: covers ? 1 : 0,
    distance: 1 - miles / Math.max(1, radiusMiles),
    rating: (getWeightedRating(facts) - 1) / 4,
    reliability: showUp ?? 0.8,
    history: isFavorite ? 1 : jobsTogether / 5,
    rate: rate <= offered ? 1 : 1 - (rate - offered) / 1000,
    equipment: equipped ? 1 : 0,
  };
  const points = Object.entries(fitWeights).map(([name, weight]) => weight * clamp(Reflect.get(shares, name)));
  return Math.round(points.reduce((sum, each) => sum + each, 0));
}

/** Average stars, pulled toward 4.5 if there are few ratings. */
export function getWeightedRating({ stars, ratings }: Pick<FitFacts, 'stars' | 'ratings'>): number {
  return (4.5 * 5 + stars) / (5 + ratings);
}

function clamp(share: unknown): number {
  return typeof share === 'number' ? Math.min(1, Math.max(0, share)) : 0;
}
