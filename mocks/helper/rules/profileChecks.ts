import type { HelperPositionsRequest, PersonalInfoRequest } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import type { ProfileDetailRow } from '../../provider/store/schema';
import { findBirthDateProblem } from '../../account/rules';
import { mergeProblems, problemIf, type Problems } from '../../provider/rules/fields/problems';
import { findPositionProblems } from '../../team/rules/memberFields';
import { drives } from '../../team/rules/team';
import { fieldProblemTexts as fieldTexts, profileRefusalTexts as texts } from '../../provider/texts/refusals';

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
  shirt_size: null,
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
