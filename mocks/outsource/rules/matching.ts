import { isNotFree } from '#domain/outsource/fit';
import { getFitScore, type ScoreFacts } from '#domain/outsource/fitScore';
import { findWindows, getWeekday, hasHours, type WorkHours } from '#domain/people/availability';
import type { OfferAudience, MatchPreview } from '#generated/model';
import type { Weekday } from '#generated/model/codes';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { getCoreEnd, type Booking } from '../../crew/rules/busyTimes';
import { type Problems, problemIf } from '../../provider/rules/refusals';
import type { OfferTierRow } from '../../provider/store/schema';
import { offerRefusalTexts as texts } from '../../provider/texts/refusals';
import { hourMs, minuteMs, toIso } from '../../provider/time/clock';

// Times ---------------------------------------------------------------------------------------------------------------

/** The audiences that tiers go through, the first to see an offer first. */
const tierOrder = ['favorites', 'top_20', 'everyone_in_radius'] as const satisfies readonly OfferAudience[];

/** Helpers with the plan Pro see an offer so much earlier than others. */
const earlyMs = 15 * minuteMs;

/** The office is warned so long before an offer closes. */
export const closingNoticeMs = 2 * hourMs;

/** Tiers up to the audience, `minutes` apart; one that opens immediately without `minutes`. `now` in milliseconds. */
export function planTiers(audience: OfferAudience, minutes: number | null, now: number): OfferTierRow[] {
  const last = tierOrder.findIndex((each) => each === audience);
  const steps = minutes === null || last < 0 ? [audience] : tierOrder.slice(0, last + 1);
  return steps.map((each, index) => ({ audience: each, opens_at: toIso(now + index * (minutes ?? 0) * minuteMs) }));
}

/** The tiers of a changed offer: one that has opened keeps its time, and a new one opens now or later. */
export function replanTiers(planned: readonly OfferTierRow[], before: readonly OfferTierRow[], now: string) {
  return planned.map((tier) => {
    const opened = before.find(({ audience, opens_at }) => audience === tier.audience && opens_at <= now);
    return opened ?? openFrom(tier, now);
  });
}

/** The tier for people who are added now: they see the offer now or later. */
export function openFrom({ audience, opens_at }: OfferTierRow, now: string): OfferTierRow {
  return { audience, opens_at: opens_at > now ? opens_at : now };
}

export type Ranked = { userId: number; isFavorite: boolean };

const topCount = 20;

/** The people of each audience, `ranked` best first. */
export function pickAudience(audience: OfferAudience, ranked: readonly Ranked[], selected: readonly number[]) {
  if (audience === 'selected') return ranked.filter(({ userId }) => selected.includes(userId));
  if (audience === 'favorites') return ranked.filter(({ isFavorite }) => isFavorite);
  return audience === 'top_20' ? ranked.slice(0, topCount) : [...ranked];
}

/** Counts the people of each audience but the selected one, and of them those who pass. `ranked` best first. */
export function countAudiences(ranked: readonly Ranked[], passes: (person: Ranked) => boolean = () => true) {
  return countEach((audience) => pickAudience(audience, ranked, []).filter(passes).length);
}

/** Counts the people of each step, if one audience is notified after the other. */
export function countSteps(ranked: readonly Ranked[]): AudienceCounts {
  const assigned = [...assignTiers(planTiers('everyone_in_radius', 1, 0), ranked, []).values()];
  return countEach((audience) => assigned.filter((tier) => tier.audience === audience).length);
}

type AudienceCounts = Record<(typeof tierOrder)[number], number>;

function countEach(count: (audience: OfferAudience) => number): AudienceCounts {
  return { favorites: count('favorites'), top_20: count('top_20'), everyone_in_radius: count('everyone_in_radius') };
}

/** The first tier that includes each person. */
export function assignTiers(tiers: readonly OfferTierRow[], ranked: readonly Ranked[], selected: readonly number[]) {
  const assigned = new Map<number, OfferTierRow>();
  for (const tier of tiers) {
    for (const { userId } of pickAudience(tier.audience, ranked, selected)) {
      if (!assigned.has(userId)) assigned.set(userId, tier);
    }
  }
  return assigned;
}

type Opening = { opens_at: string; early_until: string | null };

/**
 * When a person sees an offer, and until when they see it before others of their tier. Selected people and favorites of
 * the company never wait, and no one does for a job that starts within a day.
 */
export function getOpening(
  { audience, opens_at }: OfferTierRow,
  { isPro, isFavorite, startsAt }: { isPro: boolean; isFavorite: boolean; startsAt: string },
): Opening {
  const isUrgent = Date.parse(startsAt) - Date.parse(opens_at) < 24 * hourMs;
  if (isUrgent || isFavorite || audience === 'selected') return { opens_at, early_until: null };
  const later = toIso(Date.parse(opens_at) + earlyMs);
  return isPro ? { opens_at, early_until: later } : { opens_at: later, early_until: null };
}

/** The deadline of an offer without one: in 24 hours, but 2 hours before the start, and at least in half an hour. */
export function getUsualDeadline(now: number, startsAt: number): string {
  return toIso(Math.min(startsAt, Math.max(now + 30 * minuteMs, Math.min(now + 24 * hourMs, startsAt - 2 * hourMs))));
}

/** A deadline must be ahead, and not after the start of the job. */
export function findDeadlineProblems(applyBy: string, now: string, startsAt: string): Problems {
  return {
    ...problemIf(applyBy <= now, 'apply_by', texts.notAhead),
    ...problemIf(applyBy > startsAt, 'apply_by', texts.afterStart),
  };
}

/** Checks whether the office is warned now that an open offer closes soon. An offer that is open for a shorter time warns no one. */
export function isClosingSoon(
  { apply_by, created_at, warned_at }: { apply_by: string; created_at: string; warned_at: string | null },
  now: number,
): boolean {
  const notice = Date.parse(apply_by) - closingNoticeMs;
  return warned_at === null && notice <= now && Date.parse(apply_by) > now && Date.parse(created_at) < notice;
}

// Coverage ------------------------------------------------------------------------------------------------------------

/** A day of a job by the clock of one time zone, in minutes after midnight. */
export type LocalDay = { date: string; weekday: Weekday; from: number; to: number };

/** The days of a job by the clock of a zone. */
export function toLocalDays(bookings: readonly Booking[], zone: string): LocalDay[] {
  return bookings.map((booking) => {
    const { date, time } = zonedTime(toIso(booking.startsAt), zone);
    const from = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return { date, weekday: getWeekday(date), from, to: from + (getCoreEnd(booking) - booking.startsAt) / minuteMs };
  });
}

export type Coverage = {
  /** Share of the job within the person's hours, 0 to 1. */
  coverage: number;
  /** The hours of the first day that include the job; null when it is not within them or none are set. */
  hours: string | null;
};

/** Without hours nothing is known, so the whole job counts as covered. */
export const unknownHours: Coverage = { coverage: 1, hours: null };

/** Share of a job within a person's hours. */
export function getCoverage(hours: WorkHours, days: readonly LocalDay[]): Coverage {
  if (!hasHours(hours)) return unknownHours;
  let wanted = 0;
  let covered = 0;
  let around: string | null = null;
  for (const day of days) {
    wanted += day.to - day.from;
    const best = findBestWindow(findWindows(hours, day.date, day.weekday), day);
    covered += best.minutes;
    if (around === null && best.minutes === day.to - day.from) around = best.window;
  }
  const coverage = wanted === 0 ? 1 : covered / wanted;
  return { coverage, hours: coverage === 1 ? around : null };
}

function findBestWindow(windows: readonly string[], { from, to }: LocalDay) {
  let best: { minutes: number; window: string | null } = { minutes: 0, window: null };
  for (const window of windows) {
    const range = windowMinutes(window);
    if (!range) continue;
    const minutes = Math.min(to, range.end) - Math.max(from, range.start);
    if (minutes > best.minutes) best = { minutes, window };
  }
  return best;
}

// Previews ------------------------------------------------------------------------------------------------------------

/** A score that is shown as a strong match. */
const strongScore = 75;

/** A person who fits or would with a larger radius; null for everyone else. */
type Known = { scored: { facts: ScoreFacts } | null };

/** Previewed changes: a dollar an hour, ten miles, and both. */
const changes = [
  { rate_change: 0, radius_change: 0 },
  { rate_change: 100, radius_change: 0 },
  { rate_change: 0, radius_change: 10 },
  { rate_change: 100, radius_change: 10 },
] as const;

/** Counts the people who fit with another rate or radius. People excluded for another reason stay excluded. */
export function previewChanges(people: readonly Known[]): MatchPreview[] {
  const previews = changes.map((change) => ({ ...change, people: 0, within_rate: 0, strong: 0 }));
  for (const { scored } of people) if (scored) addPerson(previews, scored.facts);
  return previews;
}

function addPerson(previews: readonly MatchPreview[], facts: ScoreFacts): void {
  for (const preview of previews) {
    const radiusMiles = facts.radiusMiles + preview.radius_change;
    const offered = facts.offered + preview.rate_change;
    if (facts.miles > radiusMiles || isNotFree(facts.coverage)) continue;
    preview.people += 1;
    if (facts.rate <= offered) preview.within_rate += 1;
    if (getFitScore(facts, { radiusMiles, offered }) >= strongScore) preview.strong += 1;
  }
}
