import type { HelperAreas, HelperRates } from '#generated/model';
import { UserType } from '#generated/model/codes';
import type { UserRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { getLimitText } from '../../rules/billing/planLimits';
import { findIdProblems } from '../../rules/helper/profileChecks';
import { refuse, refuseProblems } from '../../rules/refusals';
import type { World } from '../../world';
import { getAreaLimit } from '../planUsage';
import { requireHelper } from './availabilities';
import { writeDetails } from './changeProfile';
import { settleProfile } from './profiles';
import { getDetails, listAreas } from './showProfile';

/** The most areas anyone can choose. */
const mostAreas = 15;

export function getOwnServingAreas({ world, user }: Context<'getOwnServingAreas'>): HelperAreas {
  requireHelper(user);
  return showAreas(world, user.id);
}

export function updateOwnServingAreas({
  world,
  user,
  body,
  setMessage,
}: Context<'updateOwnServingAreas'>): HelperAreas {
  requireHelper(user);
  const ids = body.serving_areas.map(({ id }) => id);
  throwIfRefused(refuseProblems(findIdProblems('serving_areas', ids, (id) => world.tables.servingArea.has(id))));
  const limit = getAreaLimit(world, user);
  if (limit !== null && ids.length > limit)
    throwIfRefused(refuse.planLimit(getLimitText('serving_areas', limit), 'serving_areas'));
  const area_radii: Record<string, number> = {};
  for (const { id, radius_miles } of body.serving_areas) {
    if (radius_miles !== undefined) area_radii[id] = radius_miles;
  }
  writeDetails(world, user.id, { area_radii });
  world.tables.user.update(user.id, { serving_area_ids: ids });
  settleProfile(world, user.id);
  setMessage('Your areas were saved.');
  return showAreas(world, user.id);
}

export function getHourlyRate({ world, user }: Context<'getHourlyRate'>): HelperRates {
  requireHelper(user);
  return showRates(world, user.id);
}

/** The rate for new requests to join. Rates that were agreed with a branch stay. */
export function updateHourlyRate({ world, user, body, setMessage }: Context<'updateHourlyRate'>): HelperRates {
  requireHelper(user);
  world.tables.user.update(user.id, { hourly_rate: body.hourly_rate });
  if (body.position_rates) writeDetails(world, user.id, { position_rates: body.position_rates });
  settleProfile(world, user.id);
  setMessage('Your rate was saved.');
  return showRates(world, user.id);
}

function showAreas(world: World, userId: number): HelperAreas {
  const user = world.tables.user.require(userId);
  return { serving_areas: listAreas(world, user), max: getAreaLimit(world, user) ?? mostAreas };
}

function showRates(world: World, userId: number): HelperRates {
  const user = world.tables.user.require(userId);
  const rates = listRatesNearby(world, user);
  const at = (share: number) => rates[Math.floor(share * (rates.length - 1))] ?? null;
  return {
    hourly_rate: user.hourly_rate,
    position_rates: getDetails(world, userId).position_rates,
    market_min: at(0.25),
    market_max: at(0.75),
  };
}

/** Rates of other helpers in the first area and position, lowest first. */
function listRatesNearby(
  { tables }: World,
  { id, serving_area_ids: [area], positions: [position] }: UserRow,
): number[] {
  const others = tables.user.where(
    (each) =>
      each.type === UserType.helper &&
      each.id !== id &&
      area !== undefined &&
      each.serving_area_ids.includes(area) &&
      (position === undefined || each.positions.includes(position)),
  );
  return others.flatMap(({ hourly_rate }) => hourly_rate ?? []).sort((a, b) => a - b);
}
