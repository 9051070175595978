import type { HelperArea, HelperProfile, HelperVehicle } from '#generated/model';
import type { ProfileDetailRow, UserRow } from '../../provider/store/schema';
import { getAverage } from '../rules/ownRating';
import { noDetails, usualRadius } from '../rules/profileChecks';
import type { World } from '../../provider/world';
import { getHours } from './hours';
import { findReliability, listReviews } from './ownRating';
import { getProfile, listMissing } from './profiles';

const profileParts = 6;

export function getDetails({ tables }: World, userId: number): Omit<ProfileDetailRow, 'user_id'> {
  return tables.profileDetail.get(userId) ?? noDetails;
}

/** The profile of a person as they see it. */
export function showProfile(world: World, userId: number): HelperProfile {
  const user = world.tables.user.require(userId);
  const profile = getProfile(world, userId);
  const details = getDetails(world, userId);
  const { availabilities, exceptions } = getHours(world, userId);
  const stars = listReviews(world, user).map((review) => review.stars);
  const missing = listMissing(world, userId);
  return {
    user_id: userId,
    status: profile.status,
    personal_info: showPersonal(user, details, profile.languages),
    positions: user.positions,
    driver_license: details.driver_license,
    foreman_years: details.foreman_years,
    serving_areas: listAreas(world, user),
    availabilities: [...availabilities],
    availability_exceptions: [...exceptions],
    hourly_rate: user.hourly_rate,
    position_rates: details.position_rates,
    rating: getAverage(stars),
    rating_count: stars.length,
    tool_ids: profile.tool_ids,
    vehicle_types: listVehicles(profile.vehicle_type_ids, details.vehicles),
    reliability: findReliability(world, user),
    completeness: { percent: Math.round(((profileParts - missing.length) / profileParts) * 100), missing },
  };
}

function showPersonal(
  { first_name, last_name, avatar_url, email, phone, birth_date, zip, locale }: UserRow,
  { address_line, city, state, about, emergency_contact, shirt_size }: Omit<ProfileDetailRow, 'user_id'>,
  languages: HelperProfile['personal_info']['languages'],
): HelperProfile['personal_info'] {
  return {
    first_name,
    last_name,
    avatar_url,
    email,
    phone,
    birth_date,
    address_line,
    city,
    state,
    zip,
    about,
    languages,
    locale,
    emergency_contact,
    shirt_size,
  };
}

/** The areas in the order the helper chose them. */
export function listAreas(world: World, { id, serving_area_ids }: UserRow): HelperArea[] {
  const { area_radii } = getDetails(world, id);
  return serving_area_ids.map((areaId) => {
    const { name, state_code, name_with_state_initials, lat, lng } = world.tables.servingArea.require(areaId);
    const radius_miles = area_radii[areaId] ?? usualRadius;
    return { id: areaId, name, state_code, name_with_state_initials, lat, lng, radius_miles };
  });
}

/** Vehicles with what is known of them. */
function listVehicles(ids: readonly number[], known: readonly HelperVehicle[]): HelperVehicle[] {
  return ids.map(
    (vehicle_type_id) =>
      known.find((each) => each.vehicle_type_id === vehicle_type_id) ?? {
        vehicle_type_id,
        make: '',
        year: null,
        insured_until: null,
      },
  );
}
