// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { agreed, toCompanyRequest, toHelperRequest, type CompanyDetails, type HelperDetails } from './signUpRequests';

const person = {
  first_name: ' Nora ',
  last_name: 'Castle',
  phone: '6025550177',
  zip: '85201',
  password: ' Moving-2026 ',
  password_confirmation: ' Moving-2026 ',
  terms_accepted: true,
};
const proof = { token: 'tmp_1', email: 'nora@drycreek.example' };
const sentPerson = { ...person, first_name: 'Nora' };

describe('the last call of a company', () => {
  const details: CompanyDetails = {
    ...person,
    company_name: 'Dry Creek Movers ',
    city: ' Mesa',
    state: 'AZ',
    fleet_size: '1-3',
  };
  const sent = {
    ...sentPerson,
    temporary_token: 'tmp_1',
    email: 'nora@drycreek.example',
    company_name: 'Dry Creek Movers',
    city: 'Mesa',
    state: 'AZ',
    fleet_size: '1-3',
  };

  it('has the proof and the typed values, with names trimmed and the password unchanged', () => {
    expect(toCompanyRequest(details, proof)).toEqual(sent);
  });

  it.each([
    ['', sent],
    ['1234567', { ...sent, usdot_number: '1234567' }],
  ])('leaves out a missing USDOT number: %j', (usdot_number, request) => {
    expect(toCompanyRequest({ ...details, usdot_number }, proof)).toEqual(request);
  });
});

it('the last call of a helper has area ids, cents, and the birth date', () => {
  const details: HelperDetails = { ...person, birth_date: '2001-04-17' };
  const setUp = {
    positions: [PositionCode.driver, PositionCode.helper],
    serving_area_ids: [{ id: 3, name_with_state_initials: 'Tempe, AZ' }],
    hourly_rate: 2250,
  };
  expect(toHelperRequest(details, setUp, proof)).toEqual({
    ...sentPerson,
    temporary_token: 'tmp_1',
    birth_date: '2001-04-17',
    positions: [PositionCode.driver, PositionCode.helper],
    serving_area_ids: [3],
    hourly_rate: 2250,
    locale: 'en',
  });
});

it.each([
  [true, undefined],
  [false, 'Please agree to the terms to continue'],
  [undefined, 'Please agree to the terms to continue'],
])('consent of %s: %s', (value, message) => {
  expect(agreed(value, {})).toBe(message);
});
