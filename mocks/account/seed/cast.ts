import { PositionCode, UserType } from '#generated/model/codes';
import type { CompanyRow, UserRow } from '../../provider/store/schema';
import { drawPortrait } from './portraits';

export const demoPassword = 'Moving-2026';

/** A seeded person; missing columns get the usual value. */
export type Actor = Pick<UserRow, 'type' | 'email' | 'first_name' | 'last_name' | 'phone'> &
  Partial<Pick<UserRow, 'locale' | 'positions' | 'hourly_rate' | 'serving_area_ids' | 'zip' | 'birth_date'>> & {
    /** In the portrait; otherwise it follows from the first name. */
    hasLongHair?: boolean;
    /** Position in `companies`, from 1; none for helpers. */
    company?: number;
    /** Positions in the list of all branches, from 1, that a manager is assigned to. */
    manages?: readonly number[];
  };

/** The people of the demo by name. The id of a person is the position in this list, from 1. */
export const cast: readonly Actor[] = [
  {
    type: UserType.owner,
    company: 1,
    email: 'dana@coppermesa.example',
    first_name: 'Dana',
    hasLongHair: true,
    last_name: 'Whitfield',
    phone: '6025550101',
  },
  {
    type: UserType.office,
    company: 1,
    email: 'priya@coppermesa.example',
    first_name: 'Priya',
    hasLongHair: true,
    last_name: 'Nair',
    phone: '6025550102',
  },
  {
    type: UserType.manager,
    company: 1,
    email: 'luis@coppermesa.example',
    first_name: 'Luis',
    last_name: 'Ortega',
    phone: '6025550103',
    positions: [PositionCode.foremanDriver],
    hourly_rate: 3400,
    serving_area_ids: [1, 3, 4],
    zip: '85009',
    birth_date: '1984-08-19',
    manages: [1],
  },
  {
    type: UserType.manager,
    company: 1,
    email: 'hank@coppermesa.example',
    first_name: 'Hank',
    last_name: 'Boyd',
    phone: '6025550104',
    positions: [PositionCode.foreman],
    hourly_rate: 3000,
    serving_area_ids: [1],
    zip: '85040',
    manages: [],
    birth_date: '1979-02-11',
  },
  {
    type: UserType.helper,
    email: 'marcus@helpers.example',
    first_name: 'Marcus',
    last_name: 'Reed',
    phone: '4805550121',
    positions: [PositionCode.helper],
    hourly_rate: 2400,
    serving_area_ids: [3, 4, 5],
    zip: '85281',
    birth_date: '1993-06-04',
  },
  {
    type: UserType.helper,
    email: 'sofia@helpers.example',
    first_name: 'Sofia',
    hasLongHair: true,
    last_name: 'Delgado',
    phone: '6025550122',
    positions: [PositionCode.foremanDriver],
    hourly_rate: 3400,
    serving_area_ids: [1, 3, 2],
    zip: '85006',
    birth_date: '1990-11-23',
    locale: 'es',
  },
  {
    type: UserType.helper,
    email: 'tyrell@helpers.example',
    first_name: 'Tyrell',
    last_name: 'Banks',
    phone: '6025550163',
    positions: [PositionCode.driver, PositionCode.helper],
    hourly_rate: 2750,
    serving_area_ids: [1, 7],
    zip: '85301',
    birth_date: '1996-03-30',
  },
  {
    type: UserType.helper,
    email: 'ethan@helpers.example',
    first_name: 'Ethan',
    last_name: 'Cole',
    phone: '4805550188',
    positions: [PositionCode.helper],
    hourly_rate: 2200,
    serving_area_ids: [3],
    zip: '85282',
    birth_date: '2001-04-17',
  },
  {
    type: UserType.owner,
    company: 2,
    email: 'grace@blueagave.example',
    first_name: 'Grace',
    hasLongHair: true,
    last_name: 'Holloway',
    phone: '4805550131',
  },
  {
    type: UserType.owner,
    company: 3,
    email: 'victor@twosaguaros.example',
    first_name: 'Victor',
    last_name: 'Salinas',
    phone: '5205550132',
  },
];

export const castIds = { dana: 1, priya: 2, luis: 3, hank: 4, marcus: 5, sofia: 6, tyrell: 7, ethan: 8 } as const;

export const companies: readonly Omit<CompanyRow, 'id' | 'created_at' | 'setup_dismissed_at'>[] = [
  {
    name: 'Copper Mesa Moving Co.',
    usdot_number: '3141592',
    phone: '6025550100',
    email: 'office@coppermesa.example',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85034',
    fleet_size: '11+',
    owner_id: 1,
  },
  {
    name: 'Blue Agave Relocation',
    usdot_number: '2718281',
    phone: '4805550130',
    email: 'office@blueagave.example',
    city: 'Mesa',
    state: 'AZ',
    zip: '85201',
    fleet_size: '4-10',
    owner_id: 9,
  },
  {
    name: 'Two Saguaros Moving',
    usdot_number: '1618033',
    phone: '5205550130',
    email: 'office@twosaguaros.example',
    city: 'Tucson',
    state: 'AZ',
    zip: '85701',
    fleet_size: '1-3',
    owner_id: 10,
  },
];

/** The portrait that a person of the cast has in the demo world. */
export function getCastPortrait(email: string): string {
  const index = cast.findIndex((person) => person.email === email);
  return drawPortrait({ id: index + 1, hasLongHair: cast[index]?.hasLongHair ?? false });
}
