import { getFitScore } from '../../../src/domain/outsource/fitScore';
import type { HardFilterCode, Match, NotShown, NotShownPerson, OfferMatches } from '../../../src/generated/model';
import type { Context } from '../../http/context';
import { orRefuse } from '../../http/refusal';
import { presentFit, presentNotShown, presentOfferPerson } from '../../presenters/offerPeople';
import { checkFindAi } from '../../rules/billing/planLimits';
import { getCoreEnd } from '../../rules/crew/busyTimes';
import { previewChanges } from '../../rules/outsource/previews';
import { pickAudience, type Ranked } from '../../rules/outsource/times';
import { toIso } from '../../times';
import type { World } from '../../world';
import { findHardClash } from '../crew/bookings';
import { getCompanyPlan } from '../planUsage';
import { type Need, readNeed } from './need';
import { type Fitting, listFittings, openRound, type Round } from './people';

const shownMatches = 100;
const shownOfFilter = 20;

/** Who fits a need, best first, and who does not. Changes nothing. */
export function matchHelpers({ world, user, body }: Context<'matchHelpers'>): OfferMatches {
  const need = readNeed(world, user, body, body.branch_id);
  orRefuse(checkFindAi(getCompanyPlan(world, need.branch.company_id)));
  const round = openRound(world, need);
  const everyone = listFittings(round);
  const ranked = rank(everyone);
  return {
    position_needs: need.needs,
    matches: ranked.slice(0, shownMatches).map((each) => showMatch(round, each)),
    total: ranked.length,
    not_shown: listNotShown(round, everyone),
    previews: previewChanges(everyone),
    audiences: countAudiences(ranked.map(toRanked)),
  };
}

/** Everyone who fits a need, best first. */
export function rankPeople(world: World, need: Need): Fitting[] {
  return rank(listFittings(openRound(world, need)));
}

export const toRanked = ({ userId, facts }: Fitting): Ranked => ({ userId, isFavorite: facts.isFavorite });

function rank(everyone: readonly Fitting[]): Fitting[] {
  const scored: { each: Fitting; score: number }[] = [];
  for (const each of everyone) {
    if (each.filter === null && each.scored) scored.push({ each, score: getFitScore(each.scored) });
  }
  scored.sort((a, b) => b.score - a.score || a.each.userId - b.each.userId);
  return scored.map(({ each }) => each);
}

function countAudiences(ranked: readonly Ranked[]): OfferMatches['audiences'] {
  const count = (audience: 'favorites' | 'top_20' | 'everyone_in_radius') => pickAudience(audience, ranked, []).length;
  return {
    favorites: count('favorites'),
    top_20: count('top_20'),
    everyone_in_radius: count('everyone_in_radius'),
  };
}

function showMatch({ world, companyId }: Round, fitting: Fitting): Match {
  const user = world.tables.user.require(fitting.userId);
  return {
    person: presentOfferPerson(world.tables, user, companyId, fitting, 'stranger'),
    position: fitting.position,
    as_helper: fitting.facts.fills === 'helper',
    fit: presentFit(fitting.facts),
  };
}

function listNotShown(round: Round, everyone: readonly Fitting[]): NotShown[] {
  const byFilter = new Map<HardFilterCode, Fitting[]>();
  for (const fitting of everyone) {
    if (fitting.filter === null) continue;
    const group = byFilter.get(fitting.filter);
    if (group) group.push(fitting);
    else byFilter.set(fitting.filter, [fitting]);
  }
  return [...byFilter].map(([code, group]) => ({
    code,
    count: group.length,
    people: takeNearest(group).map((fitting) => showHidden(round, code, fitting)),
  }));
}

function takeNearest(group: readonly Fitting[]): Fitting[] {
  const nearest = group.toSorted((a, b) => a.facts.miles - b.facts.miles || a.userId - b.userId);
  return nearest.slice(0, shownOfFilter);
}

function showHidden(round: Round, code: HardFilterCode, { userId, facts }: Fitting): NotShownPerson {
  const { world, need, companyId, bookings } = round;
  const shown = presentNotShown(world.tables, world.tables.user.require(userId), companyId, facts.miles);
  if (code === 'weekly_hours') return { ...shown, hours: facts.weeklyHours };
  const clash = code === 'hard_conflict' ? findHardClash(world, userId, need.order, bookings) : undefined;
  if (!clash) return shown;
  return { ...shown, busy_from: toIso(clash.busy.startsAt), busy_to: toIso(getCoreEnd(clash.busy)) };
}
