import { cast } from '../../account/seed/cast';
import { createPick, toDataUrl } from '../../account/seed/portraits';
import { daysAgo } from '../../provider/seed/times';
import type { BranchRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';

/** The branches of all companies, and who manages them. */
export function seedBranches(world: World): void {
  const { tables, db } = world;
  for (const branch of branchList) {
    tables.branch.insert({
      avatar_url: drawLogo(branch.company_id),
      unit: null,
      default_min_hours: 2,
      travel_buffer_minutes: 30,
      default_arrival_windows: ['08:00 - 10:00', '12:00 - 14:00'],
      serving_area_radii: {},
      ...branch,
      id: db.nextId('branch'),
      created_at: daysAgo(world, 438),
      closed_at: null,
      version: 1,
      updated_by_id: null,
    });
  }
  cast.forEach(({ manages = [] }, index) => {
    for (const branch_id of manages) {
      tables.branchManager.insert({ id: db.nextId('branchManager'), branch_id, user_id: index + 1 });
    }
  });
}

type SeedBranch = Pick<
  BranchRow,
  'company_id' | 'name' | 'phone' | 'email' | 'address_line' | 'city' | 'state' | 'zip'
> &
  Pick<BranchRow, 'lat' | 'lng' | 'timezone' | 'serving_area_ids'> &
  Partial<Pick<BranchRow, 'unit'>>;

const phoenixTime = 'America/Phoenix';

/** The branches of the demo. The id of a branch is its position in this list, from 1. */
const branchList: readonly SeedBranch[] = [
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

/** Marks of two layers: the lighter one is behind. */
const marks = [
  // A mesa under the sun.
  "<circle cx='44' cy='22' r='7' fill='%23fff' opacity='.6'/><path fill='%23fff' d='M8 48l8-10 6-14h16l5 12 5 3 8 9z'/>",
  // An agave.
  "<path fill='%23fff' opacity='.6' d='M32 50L10 30q14 2 22 20zM32 50l22-20q-14 2-22 20z'/><path fill='%23fff' d='M32 50q-14-18-10-32 8 8 10 32zM32 50q14-18 10-32-8 8-10 32z'/>",
  // Two saguaros.
  "<path fill='none' stroke='%23fff' stroke-width='6' stroke-linecap='round' opacity='.6' d='M44 50V24m0 16h7v-7'/><path fill='none' stroke='%23fff' stroke-width='7' stroke-linecap='round' d='M25 50V15m0 22h-9V27m9 14h9V31'/>",
  // A truck.
  "<path fill='%23fff' d='M8 20h28v24H8z'/><path fill='%23fff' opacity='.6' d='M38 28h10l8 9v7H38z'/><path fill='%23fff' d='M14 46a5 5 0 1 0 10 0zm26 0a5 5 0 1 0 10 0z'/>",
  // A box.
  "<path fill='%23fff' d='M12 24l20 8v22l-20-8z'/><path fill='%23fff' opacity='.6' d='M34 32l18-8v22l-18 8z'/><path fill='%23fff' opacity='.85' d='M32 12l20 9-19 8-20-8z'/>",
] as const;
const colors = ['b4532a', '0e7490', '15803d', '6d28d9', '9d174d', '334155', '92400e'] as const;

/** A drawn logo as a data URL. The companies of the cast have the marks of their names; others have any. */
export function drawLogo(companyId: number): string {
  const pick = createPick(companyId);
  const mark = marks[companyId - 1] ?? pick(marks);
  const color = colors[companyId - 1] ?? pick(colors);
  return toDataUrl([`<path fill='%23${color}' d='M0 0h64v64H0z'/>`, mark]);
}
