import { rateRanges } from '#domain/money/marketRates';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { HelperProfile, HelperAreas, HelperRates, HelperInvitation, OwnData } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { getAreaLimit } from '../../billing/handlers';
import { getLimitText } from '../../billing/rules/plans';
import * as generated from '../../generated/handlers/helper/helper.msw';
import { tools, vehicleTypes } from '../../provider/catalogs';
import type { Context } from '../../provider/http/context';
import { implement } from '../../provider/http/implement';
import { toLogoUrl } from '../../provider/http/input/files';
import { throwIfRefused } from '../../provider/http/refusal';
import { refuseProblems, refuse } from '../../provider/rules/refusals';
import type { ProfileDetailRow } from '../../provider/store/schema';
import { dropUndefined, pickFields } from '../../provider/store/values';
import type { World } from '../../provider/world';
import {
  findIdProblems,
  findPersonalProblems,
  findRoleProblems,
  toEmergencyContact,
  noDetails,
  summarizeReviews,
  checkPause,
} from '../rules';
import { getAvailabilities, getOwnDay, requireHelper, updateAvailabilities, settleProfile, getProfile } from './hours';
import { showOwn } from './invitations';
import {
  getEarnings,
  listEarnings,
  getOwnRating,
  findReliability,
  listReviews,
  getDetails,
  showProfile,
  listAreas,
} from './profile';

/** Companies do not find a paused profile. Jobs and invitations stay (docs/product.md, "Helper profile"). */
function updatePause({ world, user, body, setMessage }: Context<'updatePause'>): HelperProfile {
  requireHelper(user);
  const { status } = getProfile(world, user.id);
  throwIfRefused(checkPause(status));
  if (body.paused) settleProfile(world, user.id, { status: ProfileStatus.paused });
  else if (status === ProfileStatus.paused) settleProfile(world, user.id, { status: ProfileStatus.incomplete });
  setMessage(body.paused ? 'Your profile is paused.' : 'Companies can find you again.');
  return showProfile(world, user.id);
}

/** Data a helper can download about themselves (docs/product.md, "Helper profile"). */
function getOwnData({ world, user }: Context<'getOwnData'>): OwnData {
  requireHelper(user);
  return {
    created_at: world.now(),
    profile: showProfile(world, user.id),
    rating: Object.assign(summarizeReviews(listReviews(world, user)), { reliability: findReliability(world, user) }),
    jobs: listJobs(world, user.id),
    earnings: listEarnings(world, user.id),
  };
}

/** All invitations of a person, newest first. Those to deleted jobs are gone. */
function listJobs(world: World, userId: number): HelperInvitation[] {
  const { tables } = world;
  return tables.invitation
    .select('user', userId, ({ order_id }) => tables.order.has(order_id))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
    .map((own) => showOwn(world, own, tables.order.require(own.order_id)));
}

/** The most areas anyone can choose. */
const mostAreas = 15;

function updateOwnServingAreas({ world, user, body, setMessage }: Context<'updateOwnServingAreas'>): HelperAreas {
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

/** The rate for new requests to join. Rates that were agreed with a branch stay. */
function updateHourlyRate({ world, user, body, setMessage }: Context<'updateHourlyRate'>): HelperRates {
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
  const { positions, hourly_rate } = world.tables.user.require(userId);
  const [market_min, market_max] = rateRanges[positions[0] ?? PositionCode.helper];
  return { hourly_rate, position_rates: getDetails(world, userId).position_rates, market_min, market_max };
}

function updateVehicles({ world, user, body, setMessage }: Context<'updateVehicles'>): HelperProfile {
  requireHelper(user);
  const ids = body.vehicle_types.map(({ vehicle_type_id }) => vehicle_type_id);
  throwIfRefused(
    refuseProblems(findIdProblems('vehicle_types', ids, (id) => vehicleTypes.some((each) => each.id === id))),
  );
  writeDetails(world, user.id, { vehicles: body.vehicle_types });
  settleProfile(world, user.id, { vehicle_type_ids: ids });
  setMessage('Your vehicles were saved.');
  return showProfile(world, user.id);
}

function updateOwnTools({ world, user, body, setMessage }: Context<'updateOwnTools'>): HelperProfile {
  requireHelper(user);
  const { tool_ids } = body;
  throwIfRefused(refuseProblems(findIdProblems('tool_ids', tool_ids, (id) => tools.some((each) => each.id === id))));
  settleProfile(world, user.id, { tool_ids });
  setMessage('Your tools were saved.');
  return showProfile(world, user.id);
}

/** Updates the helper's positions. Accepted jobs stay. */
function updatePositions({ world, user, body, setMessage }: Context<'updatePositions'>): HelperProfile {
  requireHelper(user);
  const stored = getDetails(world, user.id);
  throwIfRefused(refuseProblems(findRoleProblems(body, stored, getOwnDay(world, user))));
  const { driver_license = stored.driver_license, foreman_years = stored.foreman_years } = body;
  writeDetails(world, user.id, { driver_license, foreman_years });
  world.tables.user.update(user.id, { positions: body.positions });
  settleProfile(world, user.id);
  setMessage('Your role was saved.');
  return showProfile(world, user.id);
}

function updatePersonalInfo({ world, user, body, setMessage }: Context<'updatePersonalInfo'>): HelperProfile {
  requireHelper(user);
  throwIfRefused(refuseProblems(findPersonalProblems(body, getOwnDay(world, user))));
  const { avatar, 'languages[]': languages } = body;
  world.tables.user.update(user.id, {
    ...dropUndefined(pickFields(body, ['first_name', 'last_name', 'phone', 'zip', 'birth_date', 'locale'])),
    ...(avatar && { avatar_url: toLogoUrl(avatar) }),
  });
  writeDetails(world, user.id, {
    ...dropUndefined(pickFields(body, ['about', 'address_line', 'city', 'state'])),
    ...dropUndefined({ emergency_contact: toEmergencyContact(body) }),
  });
  settleProfile(world, user.id, languages && languages.length > 0 ? { languages } : {});
  setMessage('Your information was saved.');
  return showProfile(world, user.id);
}

function writeDetails({ tables }: World, user_id: number, change: Partial<ProfileDetailRow>): void {
  if (tables.profileDetail.has(user_id)) tables.profileDetail.update(user_id, change);
  else tables.profileDetail.insert({ ...noDetails, ...change, user_id });
}

export const helperHandlers = implement(
  generated,
  {
    getHelperProfile: ({ world, user }) => {
      requireHelper(user);
      return showProfile(world, user.id);
    },
    getAvailabilities,
    updateAvailabilities,
    getOwnServingAreas: ({ world, user }) => {
      requireHelper(user);
      return showAreas(world, user.id);
    },
    updateOwnServingAreas,
    getHourlyRate: ({ world, user }) => {
      requireHelper(user);
      return showRates(world, user.id);
    },
    updateHourlyRate,
    getOwnRating,
    getEarnings,
    getOwnData,
    updatePause,
    updateVehicles,
    updateOwnTools,
    updatePositions,
    updatePersonalInfo,
  },
  {
    updatePersonalInfo: ({ user }) => requireHelper(user),
  },
);
