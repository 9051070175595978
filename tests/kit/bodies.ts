import { PositionCode } from '#generated/model/codes';
/** Valid bodies of requests. */
export const newcomer = 'nora@drycreek.example';
export const passwords = { password: 'Boxes-2027', password_confirmation: 'Boxes-2027' };

export const company = {
  company_name: 'Dry Creek Movers',
  first_name: 'Nora',
  last_name: 'Castle',
  email: newcomer,
  phone: '6025550177',
  city: 'Mesa',
  state: 'AZ',
  zip: '85201',
  fleet_size: '1-3',
  terms_accepted: true,
  ...passwords,
};
export const helper = {
  first_name: 'Nora',
  last_name: 'Castle',
  phone: '6025550177',
  zip: '85201',
  birth_date: '1999-05-05',
  positions: [PositionCode.helper],
  serving_area_ids: [3, 4],
  hourly_rate: 2200,
  locale: 'es',
  terms_accepted: true,
  ...passwords,
};

export const branchFields = {
  name: 'Flagstaff',
  phone: '9285550110',
  address_line: '14 E Route 66',
  city: 'Flagstaff',
  state: 'AZ',
  zip: '86001',
  'serving_area_ids[]': [18, 1],
};
