import type { HelperProfile } from '#generated/model';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { tools, vehicleTypes } from '../../catalogs';
import type { ProfileDetailRow, UserRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { findIdProblems, findPersonalProblems, findRoleProblems, noDetails } from '../../rules/helper/profileChecks';
import { refuseProblems } from '../../rules/refusals';
import type { World } from '../../world';
import { toLogoUrl } from '../branches/logo';
import { requireHelper } from './availabilities';
import { settleProfile } from './profiles';
import { getDetails, showProfile } from './showProfile';

export function getHelperProfile({ world, user }: Context<'getHelperProfile'>): HelperProfile {
  requireHelper(user);
  return showProfile(world, user.id);
}

export function updateVehicles({ world, user, body, setMessage }: Context<'updateVehicles'>): HelperProfile {
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

export function updateOwnTools({ world, user, body, setMessage }: Context<'updateOwnTools'>): HelperProfile {
  requireHelper(user);
  const { tool_ids } = body;
  throwIfRefused(refuseProblems(findIdProblems('tool_ids', tool_ids, (id) => tools.some((each) => each.id === id))));
  settleProfile(world, user.id, { tool_ids });
  setMessage('Your tools were saved.');
  return showProfile(world, user.id);
}

/** Updates the helper's positions. Accepted jobs stay. */
export function updatePositions({ world, user, body, setMessage }: Context<'updatePositions'>): HelperProfile {
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

export function updatePersonalInfo({ world, user, body, setMessage }: Context<'updatePersonalInfo'>): HelperProfile {
  requireHelper(user);
  throwIfRefused(refuseProblems(findPersonalProblems(body, getOwnDay(world, user))));
  const { avatar, about, address_line, city, state, shirt_size, 'languages[]': languages } = body;
  world.tables.user.update(user.id, {
    ...pickSet({ first_name: body.first_name, last_name: body.last_name, phone: body.phone }),
    ...pickSet({ zip: body.zip, birth_date: body.birth_date, locale: body.locale }),
    ...(avatar && { avatar_url: toLogoUrl(avatar) }),
  });
  writeDetails(world, user.id, {
    ...pickSet({ about, address_line, city, state }),
    ...(shirt_size !== undefined && { shirt_size: shirt_size === '' ? null : shirt_size }),
    ...toContact(body),
  });
  settleProfile(world, user.id, languages && languages.length > 0 ? { languages } : {});
  setMessage('Your information was saved.');
  return showProfile(world, user.id);
}

/** An empty name removes the contact. */
function toContact({
  emergency_name: name,
  emergency_phone: phone = '',
  emergency_relation: relation = '',
}: Context<'updatePersonalInfo'>['body']): Partial<ProfileDetailRow> {
  if (name === undefined) return {};
  return { emergency_contact: name === '' ? null : { name, phone, relation } };
}

/** The values that are set. */
function pickSet<Values extends object>(values: Values): { [Name in keyof Values]?: NonNullable<Values[Name]> } {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as { [Name in keyof Values]?: NonNullable<Values[Name]> };
}

export function writeDetails({ tables }: World, user_id: number, change: Partial<ProfileDetailRow>): void {
  if (tables.profileDetail.has(user_id)) tables.profileDetail.update(user_id, change);
  else tables.profileDetail.insert({ ...noDetails, ...change, user_id });
}

function getOwnDay({ clock }: World, { timezone }: UserRow): string {
  return todayIn(timezone, clock.now());
}
