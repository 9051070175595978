import type { Language } from '#generated/model';
import { windowMinutes, toTime, type TimeWindow } from '#platform/lib/time/clockTimes';
import { availabilityLimits } from '../people/availability';
import { toDriveMinutes, toRoadMiles } from '../places/stops';
import { type FitPart, getFitParts, getFitScore, type ScoreFacts, fitLimits } from './fitScore';

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

/** Codes with values; the words are in the catalogs of the screens. Miles and percent are whole numbers. */
type FitReason =
  | { code: 'free'; from: string; to: string }
  | { code: 'distance'; miles: number }
  | { code: 'rating'; average: number; count: number }
  | { code: 'show_up'; percent: number }
  | { code: 'jobs_together'; jobs: number }
  | { code: 'favorite' }
  | { code: 'under_rate'; cents: number }
  | { code: 'at_rate' }
  | { code: 'tool' | 'vehicle'; id: number }
  | { code: 'language'; language: Language };

type FitWarning =
  | { code: 'as_helper' }
  | { code: 'part_of_job'; percent: number }
  | { code: 'tight_turnaround'; side: NeighborJob['side']; minutes: number; miles: number }
  | { code: 'weekly_hours'; hours: number }
  | { code: 'outside_radius'; miles: number }
  | { code: 'over_rate'; cents: number }
  | { code: 'no_ratings' }
  | { code: 'low_show_up'; percent: number }
  | { code: 'missing_tool' | 'missing_vehicle'; id: number }
  | { code: 'missing_language'; language: Language };

/** Reasons in the order of their weights. */
function listFitReasons(facts: FitFacts): FitReason[] {
  return [
    ...listFree(facts),
    ...listDistance(facts),
    ...listRating(facts),
    ...listShowUp(facts),
    ...listHistory(facts),
    ...listRate(facts),
    ...listEquipment(facts),
  ];
}

/** Warnings, those about time first. */
function listFitWarnings(facts: FitFacts): FitWarning[] {
  return [...listTimeWarnings(facts), ...listTermWarnings(facts), ...listRecordWarnings(facts), ...listMissing(facts)];
}

function listFree({ coverage, hours }: FitFacts): FitReason[] {
  const range = coverage < 1 || hours === null ? null : windowMinutes(hours);
  return range ? [{ code: 'free', from: toTime(range.start), to: toTime(range.end) }] : [];
}

function listDistance({ miles, radiusMiles }: FitFacts): FitReason[] {
  return miles <= radiusMiles ? [{ code: 'distance', miles: Math.round(miles) }] : [];
}

function listRating({ stars, ratings }: FitFacts): FitReason[] {
  return ratings >= fitLimits.ratings ? [{ code: 'rating', average: round(stars / ratings), count: ratings }] : [];
}

function listShowUp({ showUp }: FitFacts): FitReason[] {
  return showUp !== null && showUp >= fitLimits.showUp.good ? [{ code: 'show_up', percent: percent(showUp) }] : [];
}

function listHistory({ isFavorite, jobsTogether }: FitFacts): FitReason[] {
  return [
    ...(isFavorite ? [{ code: 'favorite' } as const] : []),
    ...(jobsTogether > 0 ? [{ code: 'jobs_together', jobs: jobsTogether } as const] : []),
  ];
}

function listRate({ rate, offered }: FitFacts): FitReason[] {
  if (rate > offered) return [];
  return [rate < offered ? { code: 'under_rate', cents: offered - rate } : { code: 'at_rate' }];
}

function listEquipment({ wanted, owned }: FitFacts): FitReason[] {
  return [
    ...wanted.tools.filter((id) => owned.tools.includes(id)).map((id) => ({ code: 'tool', id }) as const),
    ...wanted.vehicles.filter((id) => owned.vehicles.includes(id)).map((id) => ({ code: 'vehicle', id }) as const),
    ...wanted.languages
      .filter((language) => owned.languages.includes(language))
      .map((language) => ({ code: 'language', language }) as const),
  ];
}

function listTimeWarnings({ fills, coverage, neighbor, weeklyHours, ownWeeklyHours }: FitFacts): FitWarning[] {
  const limit = Math.min(fitLimits.weeklyHours, ownWeeklyHours ?? fitLimits.weeklyHours);
  return [
    ...(fills === 'helper' ? [{ code: 'as_helper' } as const] : []),
    ...(coverage < 1 ? [{ code: 'part_of_job', percent: percent(coverage) } as const] : []),
    ...(neighbor && isTight(neighbor) ? [toTightTurnaround(neighbor)] : []),
    ...(weeklyHours > limit ? [{ code: 'weekly_hours', hours: round(weeklyHours) } as const] : []),
  ];
}

/** Less time than the drive and the buffer need. */
function isTight({ minutes, miles }: NeighborJob): boolean {
  return minutes < toDriveMinutes(toRoadMiles(miles)) + fitLimits.bufferMinutes;
}

function toTightTurnaround({ side, minutes, miles }: NeighborJob): FitWarning {
  return { code: 'tight_turnaround', side, minutes: Math.round(minutes), miles: Math.round(miles) };
}

function listTermWarnings({ miles, radiusMiles, rate, offered }: FitFacts): FitWarning[] {
  return [
    ...(miles > radiusMiles ? [{ code: 'outside_radius', miles: Math.round(miles) } as const] : []),
    ...(rate > offered ? [{ code: 'over_rate', cents: rate - offered } as const] : []),
  ];
}

function listRecordWarnings({ ratings, showUp }: FitFacts): FitWarning[] {
  return [
    ...(ratings === 0 ? [{ code: 'no_ratings' } as const] : []),
    ...(showUp !== null && showUp < fitLimits.showUp.poor
      ? [{ code: 'low_show_up', percent: percent(showUp) } as const]
      : []),
  ];
}

function listMissing({ wanted, owned }: FitFacts): FitWarning[] {
  return [
    ...wanted.tools.filter((id) => !owned.tools.includes(id)).map((id) => ({ code: 'missing_tool', id }) as const),
    ...wanted.vehicles
      .filter((id) => !owned.vehicles.includes(id))
      .map((id) => ({ code: 'missing_vehicle', id }) as const),
    ...wanted.languages
      .filter((language) => !owned.languages.includes(language))
      .map((language) => ({ code: 'missing_language', language }) as const),
  ];
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** To one decimal. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Ids of tools and vehicle types, and languages: what an offer requires, or what a person has. */
export type Equipment = {
  tools: readonly number[];
  vehicles: readonly number[];
  languages: readonly Language[];
};

/** The person's closest other accepted job. */
export type NeighborJob = {
  /** Position of the other job relative to this one. */
  side: 'before' | 'after';
  /** Minutes between the two jobs. */
  minutes: number;
  miles: number;
};

/** Everything the match knows about one person and one need. Neither age nor photo nor name is a part of it. */
export type FitFacts = Omit<ScoreFacts, 'equipped'> & {
  /** Result of `slotFit`: in their own position, as helper, or not at all. */
  fills: 'own' | 'helper' | 'no';
  /** Overlaps with a job they accepted. */
  hasHardConflict: boolean;
  /** Blocked by the company. */
  isBlocked: boolean;
  /** The helper's profile is paused or suspended. */
  isPaused: boolean;
  /** The hours of the day that include the job; null when it is not within them or none are set. */
  hours: TimeWindow | null;
  /** Hours in the week of the job, this one included. */
  weeklyHours: number;
  /** The person's own weekly limit. It only warns. */
  ownWeeklyHours: number | null;
  neighbor: NeighborJob | null;
  wanted: Equipment;
  owned: Equipment;
};
