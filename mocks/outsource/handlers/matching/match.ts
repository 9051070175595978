import type { AudienceSizes, HardFilterCode, Match, NotShown, OfferMatches } from '#generated/model';
import { getCompanyPlan, hasEarlyOffers } from '../../../billing/handlers';
import { checkFindAi } from '../../../billing/rules/plans';
import { findHardClash } from '../../../crew/handlers/bookings';
import { getCoreEnd } from '../../../crew/rules/busyTimes';
import { type Reading, toReading } from '../../../orders/answers/orders';
import type { Context } from '../../../provider/http/context';
import { throwIfRefused } from '../../../provider/http/refusal';
import { takeFirst } from '../../../provider/rules/search';
import { toIso } from '../../../provider/time/clock';
import type { World } from '../../../provider/world';
import { countHoursThisWeek } from '../../../team/handlers/showMember';
import { presentFit, presentNotShown, presentOfferPerson } from '../../answers';
import { previewChanges, countAudiences, countSteps, getOpening, type Ranked } from '../../rules/matching';
import { type Need, readNeed } from './need';
import { type Fitting, getFacts, isFavorite, listFittings, openRound, type Round } from './people';

const shownMatches = 100;
const shownOfFilter = 20;

/** Finds people who fit a need, those free for the whole job first and then the best, and people who do not. Changes nothing. */
export function matchHelpers({ world, user, body }: Context<'matchHelpers'>): OfferMatches {
  const need = readNeed(world, user, body, body.branch_id);
  throwIfRefused(checkFindAi(getCompanyPlan(world, need.branch.company_id)));
  const [round, reading] = [openRound(world, need), toReading(world, user)];
  const everyone = listFittings(round);
  const scored = scoreAll(everyone);
  return {
    position_needs: need.needs,
    matches: takeBest(scored, need.needs).map(({ fitting }) => showMatch(round, reading, fitting)),
    total: scored.length,
    not_shown: listNotShown(round, reading, everyone),
    previews: previewChanges(everyone),
    audiences: countReach(world, need, scored),
  };
}

/** The people of each audience and each step, and the ones who would see an offer right away. */
function countReach(world: World, { order: { starts_at } }: Need, scored: readonly Scored[]): AudienceSizes {
  const ranked = scored.toSorted(compareScored).map(({ fitting }) => toRanked(fitting));
  const now = world.now();
  const seesNow = ({ userId, isFavorite: favorite }: Ranked) => {
    const person = { isPro: hasEarlyOffers(world, userId), isFavorite: favorite, startsAt: starts_at };
    return getOpening({ audience: 'everyone_in_radius', opens_at: now }, person).opens_at <= now;
  };
  return { ...countAudiences(ranked), right_away: countAudiences(ranked, seesNow), steps: countSteps(ranked) };
}

/** Everyone who fits a need, as the matches rank them. */
export function rankPeople(world: World, need: Need): Ranked[] {
  const scored = scoreAll(listFittings(openRound(world, need)));
  return scored.toSorted(compareScored).map(({ fitting }) => toRanked(fitting));
}

export function toRanked({ person: { userId }, record }: Fitting): Ranked {
  return { userId, isFavorite: isFavorite(record) };
}

type Scored = { fitting: Fitting; isFree: boolean; score: number };

/** The scores of everyone who fits. */
function scoreAll(everyone: readonly Fitting[]): Scored[] {
  return everyone.flatMap((fitting) => {
    if (fitting.filter !== null || !fitting.scored) return [];
    const { facts, score } = fitting.scored;
    return [{ fitting, isFree: facts.coverage >= 1, score }];
  });
}

/** People for each position, as many for each, so that a rare position is not crowded out. */
function takeBest(scored: readonly Scored[], needs: Need['needs']): Scored[] {
  const limit = Math.floor(shownMatches / needs.length);
  return needs.flatMap(({ position }) => {
    const those = scored.filter(({ fitting }) => fitting.slot.position === position);
    return takeFirst(those, limit, compareScored);
  });
}

/** People who are free for the whole job first, then the highest score. */
function compareScored(one: Scored, other: Scored): number {
  return (
    Number(other.isFree) - Number(one.isFree) ||
    other.score - one.score ||
    one.fitting.person.userId - other.fitting.person.userId
  );
}

function showMatch(round: Round, reading: Reading, fitting: Fitting): Match {
  const { world } = round;
  const { person, slot, fills, record } = fitting;
  const user = world.tables.user.require(person.userId);
  const facts = getFacts(round, fitting);
  const hoursThisWeek = countHoursThisWeek(world, user.id, round.need.branch);
  return {
    person: presentOfferPerson(world.tables, user, reading, { record, facts, hoursThisWeek }, 'stranger'),
    position: slot.position,
    as_helper: fills === 'helper',
    fit: presentFit(facts),
  };
}

function listNotShown(round: Round, reading: Reading, everyone: readonly Fitting[]): NotShown[] {
  return [...Map.groupBy(everyone, ({ filter }) => filter)].flatMap(([code, group]) => {
    if (code === null) return [];
    const nearest = takeFirst(group, shownOfFilter, compareDistances);
    const people = nearest.map((fitting) => showHidden(round, reading, code, fitting));
    return [{ code, count: group.length, people }];
  });
}

/** The nearest first. */
function compareDistances(one: Fitting, other: Fitting): number {
  return one.miles - other.miles || one.person.userId - other.person.userId;
}

function showHidden(round: Round, reading: Reading, code: HardFilterCode, { person, miles, weeklyHours }: Fitting) {
  const { world, need, bookings } = round;
  const { userId } = person;
  const shown = presentNotShown(world.tables, world.tables.user.require(userId), reading, miles);
  if (code === 'weekly_hours') return { ...shown, hours: weeklyHours };
  const clash = code === 'hard_conflict' ? findHardClash(world, userId, need.order, bookings) : undefined;
  if (!clash) return shown;
  return { ...shown, busy_from: toIso(clash.busy.startsAt), busy_to: toIso(getCoreEnd(clash.busy)) };
}
