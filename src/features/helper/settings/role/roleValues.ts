import type { DriverLicense, HelperPositionsRequest, HelperProfile } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import type { Validator } from '#platform/forms/validation/validators';
import type { CalendarDate } from '#platform/lib/time/dates';
import { roleTexts as texts } from '../texts';

type LicenseValues = {
  class: string | number | null;
  state: string | number | null;
  number_last4: string;
  expires_on: string | null;
};

export type RoleValues = {
  positions: readonly PositionCode[];
  driver_license: LicenseValues;
  foreman_years: number | null;
};

const noLicense: LicenseValues = { class: null, state: null, number_last4: '', expires_on: null };

export function toRoleValues({ positions, driver_license, foreman_years }: HelperProfile): RoleValues {
  return { positions, driver_license: driver_license ?? noLicense, foreman_years };
}

/** Papers that the provider does not give stay as they are unless they are typed. */
export function toPositionsRequest({ positions, driver_license, foreman_years }: RoleValues): HelperPositionsRequest {
  return {
    positions: [...positions],
    ...(needsLicense(positions) && driver_license.class !== null && { driver_license: toLicense(driver_license) }),
    ...(leadsCrew(positions) && foreman_years !== null && { foreman_years }),
  };
}

function toLicense({ class: kind, state, number_last4, expires_on }: LicenseValues): DriverLicense {
  return {
    class: kind as DriverLicense['class'],
    state: String(state),
    number_last4,
    expires_on: expires_on ?? '',
  };
}

export function needsLicense(positions: readonly PositionCode[]): boolean {
  return positions.includes(PositionCode.driver) || positions.includes(PositionCode.foremanDriver);
}

export function leadsCrew(positions: readonly PositionCode[]): boolean {
  return positions.includes(PositionCode.foreman) || positions.includes(PositionCode.foremanDriver);
}

/** A foreman/driver already is a driver and a foreman. */
export function listPositionsToOffer(positions: readonly PositionCode[]): readonly PositionCode[] {
  const { helper, driver, foreman, foremanDriver } = PositionCode;
  return positions.includes(foremanDriver) ? [helper, foremanDriver] : [helper, driver, foreman, foremanDriver];
}

export function isValidOn(today: CalendarDate): Validator {
  return (value) => (typeof value === 'string' && value < today ? texts.expired : undefined);
}
