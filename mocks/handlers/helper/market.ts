import type { HelperAreas, HelperRates } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { rateRanges } from '#domain/money/marketRates';
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
  const [market_min, market_max] = rateRanges[user.positions[0] ?? PositionCode.helper];
  return {
    hourly_rate: user.hourly_rate,
    position_rates: getDetails(world, userId).position_rates,
    market_min,
    market_max,
  };
}
