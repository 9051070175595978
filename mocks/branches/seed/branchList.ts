import type { BranchRow } from '../../provider/store/schema';

type SeedBranch = Pick<
  BranchRow,
  'company_id' | 'name' | 'phone' | 'email' | 'address_line' | 'city' | 'state' | 'zip'
> &
  Pick<BranchRow, 'lat' | 'lng' | 'timezone' | 'serving_area_ids'> &
  Partial<Pick<BranchRow, 'unit'>>;

const phoenixTime = 'America/Phoenix';

/** The branches of the demo. The id of a branch is its position in this list, from 1. */
export const branchList: readonly SeedBranch[] = [
  {
    company_id: 1,
    name: 'Phoenix',
    phone: '6025550142',
    email: 'phoenix@coppermesa.example',
    address_line: '1200 E Washington St',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85034',
    lat: 33.448,
    lng: -112.057,
    timezone: phoenixTime,
    serving_area_ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  },
  {
    company_id: 1,
    name: 'Tucson',
    phone: '5205550143',
    email: 'tucson@coppermesa.example',
    address_line: '845 S Park Ave',
    city: 'Tucson',
    state: 'AZ',
    zip: '85719',
    lat: 32.209,
    lng: -110.957,
    timezone: phoenixTime,
    serving_area_ids: [11, 12, 13, 14],
  },
  {
    company_id: 1,
    name: 'Las Vegas',
    phone: '7025550144',
    email: 'lasvegas@coppermesa.example',
    address_line: '3900 W Desert Inn Rd',
    unit: 'Suite 110',
    city: 'Las Vegas',
    state: 'NV',
    zip: '89102',
    lat: 36.129,
    lng: -115.192,
    timezone: 'America/Los_Angeles',
    serving_area_ids: [15, 16, 17],
  },
  {
    company_id: 2,
    name: 'East Valley',
    phone: '4805550145',
    email: 'eastvalley@blueagave.example',
    address_line: '510 W Main St',
    city: 'Mesa',
    state: 'AZ',
    zip: '85201',
    lat: 33.415,
    lng: -111.842,
    timezone: phoenixTime,
    serving_area_ids: [3, 4, 5, 6],
  },
  {
    company_id: 2,
    name: 'Scottsdale',
    phone: '4805550146',
    email: 'scottsdale@blueagave.example',
    address_line: '7330 E Butherus Dr',
    city: 'Scottsdale',
    state: 'AZ',
    zip: '85260',
    lat: 33.62,
    lng: -111.92,
    timezone: phoenixTime,
    serving_area_ids: [2, 32],
  },
  {
    company_id: 3,
    name: 'Tucson',
    phone: '5205550147',
    email: 'tucson@twosaguaros.example',
    address_line: '1130 N Stone Ave',
    city: 'Tucson',
    state: 'AZ',
    zip: '85705',
    lat: 32.235,
    lng: -110.971,
    timezone: phoenixTime,
    serving_area_ids: [11, 12],
  },
];

/** Ids of the helpers of each branch, first and last, besides the cast's. */
export const crewRanges = [
  [11, 29],
  [30, 38],
  [39, 50],
  [51, 57],
  [58, 63],
  [64, 68],
] as const;

/** The same for helpers who find work on the market only. */
const marketRanges = [
  [69, 78],
  [79, 82],
  [83, 86],
] as const;

/** The branch that a helper works for or lives near. */
export function findHomeBranch(userId: number): SeedBranch | undefined {
  const hasUser = ([first, last]: readonly [number, number]) => userId >= first && userId <= last;
  return branchList[crewRanges.findIndex(hasUser)] ?? branchList[marketRanges.findIndex(hasUser)];
}
