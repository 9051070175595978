import { getAverageStars } from '#domain/numbers/statistics';
import { getDayHours, hasHours, hasValidWindows, type WorkHours } from '#domain/people/availability';
import { ProfileStatus } from '#domain/people/profileStatus';
import type {
  AvailabilitiesRequest,
  AvailabilityDay,
  AvailabilityException,
  EmergencyContact,
  OwnRating,
  Reliability,
  Review,
  HelperPositionsRequest,
  PersonalInfoRequest,
} from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { enoughRatings } from '#platform/lib/ratings';
import { parseDate } from '#platform/lib/time/dates';
import { toInstant, zonedTime } from '#platform/lib/time/zonedTimes';
import { findBirthDateProblem } from '../account/rules';
import { getCoreEnd, type Booking, coversWhole } from '../crew/rules/busyTimes';
import { mergeProblems, problemIf, type Problems, type Refusal, refuse } from '../provider/rules/refusals';
import type { AvailabilityRow, ProfileDetailRow, HelperProfileRow, UserRow } from '../provider/store/schema';
import { fieldProblemTexts as fieldTexts, profileRefusalTexts as texts } from '../provider/texts/refusals';
import { toIso } from '../provider/time/clock';
import { findPositionProblems, drives } from '../team/rules/team';

// Hours ---------------------------------------------------------------------------------------------------------------

/** Default hours. */
export const noHours = {
  availabilities: [],
  exceptions: [],
  max_jobs_per_day: 3,
  max_hours_per_week: 60,
  min_pay_per_job: null,
  on_call_on: null,
} as const satisfies Omit<AvailabilityRow, 'user_id'>;

/** Everything wrong with the hours someone wants to set, by field (docs/product.md, "Availability"). */
export function findHoursProblems({ availabilities, exceptions = [] }: AvailabilitiesRequest): Problems {
  const days = availabilities.map(({ weekday, windows }, index) => {
    const isRepeated = availabilities.findIndex((each) => each.weekday === weekday) !== index;
    return mergeProblems([
      problemIf(isRepeated, `availabilities.${index}.weekday`, texts.dayTwice),
      problemIf(!hasValidWindows(windows), `availabilities.${index}.windows`, texts.hoursOrder),
    ]);
  });
  const others = exceptions.map(({ date, off, windows = [] }, index) => {
    const isRepeated = exceptions.findIndex((each) => each.date === date) !== index;
    const isContrary = off === windows.length > 0;
    return mergeProblems([
      problemIf(parseDate(date) === null, `exceptions.${index}.date`, fieldTexts.notValid),
      problemIf(isRepeated, `exceptions.${index}.date`, texts.dayTwice),
      problemIf(!hasValidWindows(windows), `exceptions.${index}.windows`, texts.hoursOrder),
      problemIf(isContrary, `exceptions.${index}.windows`, texts.hoursOrOff),
    ]);
  });
  const isEmpty = availabilities.every(({ windows }) => windows.length === 0);
  return mergeProblems([problemIf(isEmpty, 'availabilities', texts.noHours), ...days, ...others]);
}

/** The columns that a request sets; what it leaves out stays. `today` is the helper's own day. */
export function toHoursColumns(request: AvailabilitiesRequest, today: string): Partial<AvailabilityRow> {
  const { availabilities, exceptions, max_jobs_per_day, max_hours_per_week, min_pay_per_job, on_call } = request;
  const byWeekday = (a: AvailabilityDay, b: AvailabilityDay) => a.weekday - b.weekday;
  return {
    availabilities: availabilities
      .map(({ weekday, windows }) => ({ weekday, windows: windows.toSorted() }))
      .sort(byWeekday),
    ...(exceptions && { exceptions: exceptions.map(toException).sort((a, b) => a.date.localeCompare(b.date)) }),
    ...(max_jobs_per_day !== undefined && { max_jobs_per_day }),
    ...(max_hours_per_week !== undefined && { max_hours_per_week }),
    ...(min_pay_per_job !== undefined && { min_pay_per_job }),
    ...(on_call !== undefined && { on_call_on: on_call ? today : null }),
  };
}

function toException({
  date,
  off,
  windows = [],
  note = '',
}: NonNullable<AvailabilitiesRequest['exceptions']>[number]): AvailabilityException {
  return { date, off, windows: windows.toSorted(), note };
}

/** A day of a job outside a person's hours. `windows` are the hours of that day, empty on a day off. */
export type OffHours = { booking: Booking; windows: readonly string[] };

/** The first day of a job that a person's hours do not cover; null if they cover it or none are set. */
export function findOffHours(hours: WorkHours, zone: string, bookings: readonly Booking[]): OffHours | null {
  if (!hasHours(hours)) return null;
  for (const booking of bookings) {
    const { date } = zonedTime(toIso(booking.startsAt), zone);
    const { windows } = getDayHours(hours, date);
    const free = windows.map((window) => toSpan(date, window, zone));
    if (!coversWhole(free, booking)) return { booking, windows };
  }
  return null;
}

function toSpan(date: string, window: string, zone: string): readonly [from: number, to: number] {
  const [from = '', to = ''] = window.split(' - ');
  return [Date.parse(toInstant(date, from, zone)), Date.parse(toInstant(date, to, zone))];
}

/** When a day of a job is outside someone's hours, as instants. */
export function getOffTimes({ booking }: OffHours): { starts_at: string; ends_at: string } {
  return { starts_at: toIso(booking.startsAt), ends_at: toIso(getCoreEnd(booking)) };
}

// Ratings -------------------------------------------------------------------------------------------------------------

const reviewCount = 10;

export function getAverage(stars: readonly number[]): number | null {
  if (stars.length < enoughRatings) return null;
  const total = stars.reduce((sum, each) => sum + each, 0);
  return getAverageStars(total, stars.length);
}

/** Average, distribution, tags and last reviews (docs/product.md, "Ratings"). `reviews` newest first. */
export function summarizeReviews(reviews: readonly Review[]): Omit<OwnRating, 'reliability'> {
  const stars = reviews.map((each) => each.stars);
  const tags = new Map<string, number>();
  for (const tag of reviews.flatMap((each) => each.tags)) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  return {
    average: getAverage(stars),
    count: stars.length,
    distribution: [5, 4, 3, 2, 1].map((each) => ({ stars: each, count: stars.filter((one) => one === each).length })),
    tags: [...tags]
      .map(([tag, count]) => ({ tag, count }))
      .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag)),
    reviews: reviews.slice(0, reviewCount),
  };
}

type ReliabilityFacts = { accepted: number; notAccepted: number; showUp: number | null; lateCancels: number };

export function getReliability({ accepted, notAccepted, showUp, lateCancels }: ReliabilityFacts): Reliability {
  const answered = accepted + notAccepted;
  return {
    acceptance: answered === 0 ? null : Math.round((accepted / answered) * 100),
    show_up: showUp === null ? null : Math.round(showUp * 100),
    late_cancels: lateCancels,
  };
}

// Profile -------------------------------------------------------------------------------------------------------------

/** Empty details of a person without a row. */
export const noDetails = {
  position_rates: {},
  area_radii: {},
  vehicles: [],
  about: '',
  address_line: '',
  city: '',
  state: '',
  emergency_contact: null,
  driver_license: null,
  foreman_years: 0,
} as const satisfies Omit<ProfileDetailRow, 'user_id'>;

/** Default travel radius of helpers around an area, in miles. */
export const usualRadius = 25;

type Stored = Pick<ProfileDetailRow, 'driver_license' | 'foreman_years'>;

/** Driving needs a valid license, leading a year as a foreman (docs/product.md, "Helper profile"). */
export function findRoleProblems(wanted: HelperPositionsRequest, kept: Stored, today: string): Problems {
  const {
    positions,
    driver_license: license = kept.driver_license,
    foreman_years: years = kept.foreman_years,
  } = wanted;
  const leads = positions.some((each) => each === PositionCode.foreman || each === PositionCode.foremanDriver);
  const isExpired = license !== null && license.expires_on < today;
  return mergeProblems([
    findPositionProblems(positions),
    problemIf(drives(positions) && license === null, 'driver_license', fieldTexts.required),
    problemIf(drives(positions) && isExpired, 'driver_license.expires_on', texts.licenseExpired),
    problemIf(leads && years < 1, 'foreman_years', texts.foremanYears),
  ]);
}

/** Ids that are unknown or listed twice, by field. */
export function findIdProblems(field: string, ids: readonly number[], isKnown: (id: number) => boolean): Problems {
  return mergeProblems(
    ids.map((id, index) =>
      problemIf(!isKnown(id) || ids.indexOf(id) !== index, `${field}.${index}`, fieldTexts.notValid),
    ),
  );
}

/** Everything wrong with personal information, by field. */
export function findPersonalProblems(
  { birth_date, emergency_name, emergency_phone }: PersonalInfoRequest,
  today: string,
): Problems {
  const birthDate = birth_date === undefined ? null : findBirthDateProblem(birth_date, today);
  return {
    ...(birthDate !== null && { birth_date: [birthDate] }),
    ...problemIf(!emergency_name && Boolean(emergency_phone), 'emergency_name', fieldTexts.requiredIf),
  };
}

type TypedContact = {
  emergency_name?: string | undefined;
  emergency_phone?: string | undefined;
  emergency_relation?: string | undefined;
};

/** The contact of a form: an empty name removes it, a missing one leaves it as it is. */
export function toEmergencyContact({
  emergency_name: name,
  emergency_phone: phone = '',
  emergency_relation: relation = '',
}: TypedContact): EmergencyContact | null | undefined {
  if (name === undefined) return undefined;
  return name === '' ? null : { name, phone, relation };
}

// Steps of a profile --------------------------------------------------------------------------------------------------

/** Parts a profile needs before its owner is found and takes jobs (docs/product.md, "Helper profile"). */
export type ProfilePart = 'name' | 'phone' | 'position' | 'serving_area' | 'availability' | 'hourly_rate';

export type ProfileFacts = Pick<
  UserRow,
  'first_name' | 'last_name' | 'phone' | 'positions' | 'serving_area_ids' | 'hourly_rate'
> & { hasHours: boolean };

/** The missing parts, in the order a helper fills them in. */
export function listMissingParts(facts: ProfileFacts): ProfilePart[] {
  const { first_name, last_name, phone, positions, serving_area_ids, hourly_rate } = facts;
  const isThere: Record<ProfilePart, boolean> = {
    name: first_name !== '' && last_name !== '',
    phone: phone !== '',
    position: positions.length > 0,
    serving_area: serving_area_ids.length > 0,
    availability: facts.hasHours,
    hourly_rate: hourly_rate !== null,
  };
  const parts = Object.keys(isThere) as ProfilePart[];
  return parts.filter((part) => !isThere[part]);
}

/** The status of a profile after a change: complete profiles become active. Paused and suspended ones stay so. */
export function decideProfileStatus(
  status: HelperProfileRow['status'],
  missing: readonly ProfilePart[],
): HelperProfileRow['status'] {
  if (status === ProfileStatus.paused || status === ProfileStatus.suspended) return status;
  return missing.length > 0 ? ProfileStatus.incomplete : ProfileStatus.active;
}

/** Refuses to pause a suspended profile, because ending the pause would end the suspension. */
export function checkPause(status: HelperProfileRow['status']): Refusal | null {
  return status === ProfileStatus.suspended ? refuse.wrongState('Your profile is suspended. Contact support.') : null;
}
