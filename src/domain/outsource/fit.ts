import { availabilityLimits } from '../people/availability';
import type { Equipment, FitFacts } from './fitFacts';
import { type FitReason, type FitWarning, listFitReasons, listFitWarnings } from './fitReasons';
import { type FitPart, getFitParts, getFitScore, type ScoreFacts } from './fitScore';

/** Reasons to exclude a person, in the order they are checked. */
const hardFilters = [
  'wrong_position',
  'hard_conflict',
  'blocked',
  'paused',
  'outside_radius',
  'weekly_hours',
  'not_available',
] as const;

export type HardFilter = (typeof hardFilters)[number];

export type Fit = { score: number; parts: FitPart[]; reasons: FitReason[]; warnings: FitWarning[] };

/** A person is either not shown, for one reason, or shown with a score. */
export type FitOutcome = { filter: HardFilter; fit: null } | { filter: null; fit: Fit };

/** The facts that decide whether a person is shown. */
export type HardFacts = Pick<
  FitFacts,
  'fills' | 'hasHardConflict' | 'isBlocked' | 'isPaused' | 'miles' | 'radiusMiles' | 'weeklyHours' | 'coverage'
>;

const excludes: Record<HardFilter, (facts: HardFacts) => boolean> = {
  wrong_position: ({ fills }) => fills === 'no',
  hard_conflict: ({ hasHardConflict }) => hasHardConflict,
  blocked: ({ isBlocked }) => isBlocked,
  paused: ({ isPaused }) => isPaused,
  outside_radius: ({ miles, radiusMiles }) => miles > radiusMiles,
  weekly_hours: ({ weeklyHours }) => weeklyHours > availabilityLimits.hoursPerWeek.max,
  not_available: ({ coverage }) => isNotFree(coverage),
};

/** Checks whether someone would be called free for 0% of the job. */
export const isNotFree = (coverage: number): boolean => Math.round(coverage * 100) === 0;

/** Reason the person cannot be offered the job; null when they can. */
export function hardFilter(facts: HardFacts): HardFilter | null {
  return hardFilters.find((filter) => excludes[filter](facts)) ?? null;
}

/** The score of a person that no hard filter excludes. Use `rankFit` where only the number is needed. */
export function scoreFit(facts: FitFacts): Fit {
  const scored = toScoreFacts(facts);
  return {
    score: getFitScore(scored),
    parts: getFitParts(scored),
    reasons: listFitReasons(facts),
    warnings: listFitWarnings(facts),
  };
}

/** The score alone, without reasons: for sorting thousands of people. */
export function rankFit(facts: FitFacts): number {
  return getFitScore(toScoreFacts(facts));
}

export function getFitOutcome(facts: FitFacts): FitOutcome {
  const filter = hardFilter(facts);
  return filter === null ? { filter, fit: scoreFit(facts) } : { filter, fit: null };
}

/** Picks the facts that the score needs. Written out, because copying all facts is slow for thousands of people. */
function toScoreFacts(facts: FitFacts): ScoreFacts {
  return {
    coverage: facts.coverage,
    miles: facts.miles,
    radiusMiles: facts.radiusMiles,
    stars: facts.stars,
    ratings: facts.ratings,
    showUp: facts.showUp,
    jobsTogether: facts.jobsTogether,
    isFavorite: facts.isFavorite,
    rate: facts.rate,
    offered: facts.offered,
    equipped: getEquippedShare(facts.wanted, facts.owned),
  };
}

/** Share of the wanted tools, vehicles and languages that a person has, 0 to 1. 1 if none are wanted. */
export function getEquippedShare(wanted: Equipment, owned: Equipment): number {
  const total = wanted.tools.length + wanted.vehicles.length + wanted.languages.length;
  const had =
    countOwned(wanted.tools, owned.tools) +
    countOwned(wanted.vehicles, owned.vehicles) +
    countOwned(wanted.languages, owned.languages);
  return total === 0 ? 1 : had / total;
}

function countOwned<T>(wanted: readonly T[], owned: readonly T[]): number {
  return wanted.filter((each) => owned.includes(each)).length;
}
