import { typicalRates } from '#domain/money/marketRates';
import { estimateCrew, type MoveSize, getVolume } from '#domain/orders/crewEstimate';
import { getPlannedHours } from '#domain/time/workDays';
import type { OrderRequest, StopRequest } from '#generated/model';
import { findFirstZip, itemCatalog } from '../../provider/catalogs';
import type { BranchRow, ServingAreaRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import type { FullName, Strangers } from '../../team/seed/strangers';
import { getPin } from '../rules/orderFields';

const windows: readonly (readonly [string, number])[] = [
  ['08:00 - 10:00', 60],
  ['12:00 - 14:00', 25],
  ['09:00 - 11:00', 8],
  ['14:00 - 16:00', 7],
];
const sizes: readonly (readonly [MoveSize, number])[] = [
  ['studio', 12],
  ['1br_small', 14],
  ['1br_large', 14],
  ['2br_small', 20],
  ['2br_large', 18],
  ['3br_small', 10],
  ['3br_large', 6],
  ['4br_small', 3],
  ['office_s', 5],
  ['few_items', 6],
];
const crewNotes = [
  '',
  '',
  'Protect the hardwood floor',
  'Dogs in the yard',
  'Elevator reserved 9–11 AM',
  'Bring extra blankets',
];
const officeNotes = ['', '', 'Repeat customer', 'Pays by card', 'Requested Luis'];

type Town = Pick<ServingAreaRow, 'name' | 'state_code' | 'lat' | 'lng'>;

/** The cities a branch serves, or its own city when it serves none. */
export function listTowns({ tables }: World, { serving_area_ids, city, state, lat, lng }: BranchRow): Town[] {
  const towns = serving_area_ids.flatMap((id) => tables.servingArea.get(id) ?? []);
  return towns.length > 0 ? towns : [{ name: city, state_code: state, lat, lng }];
}

/** Draws a customer whose first name no other customer of the branch has. */
type Customers = Pick<Strangers, 'email' | 'phone' | 'street' | 'company'> & { name: () => FullName };

export type FormSources = { branch: BranchRow; towns: readonly Town[]; customers: Customers };

/** An order before its day and its crew are settled. */
export type OrderDraft = Omit<OrderRequest, 'date' | 'customer_quote'>;

/** An order as the branch's office would write it; the date is set once people are free. */
export function createOrderForm({ random }: World, { branch, towns, customers }: FormSources): OrderDraft {
  const name = customers.name();
  const move_size = random.weighted(sizes);
  const help_type = random.weighted(helpTypes);
  const flights = random.int(0, 3);
  const load = { flights, elevator: 'none', longCarryFt: 0 } as const;
  const { hours, requirements } = estimateCrew({ size: move_size, helpType: help_type, load });
  const stop = () =>
    createStop(random, { town: random.pick(towns), usualZip: branch.zip, address_line: customers.street() });
  const isCommercial = move_size.startsWith('office');
  const hasPiano = random.chance(0.12);
  return {
    customer_name: name.first_name,
    customer_last_name: name.last_name,
    customer_primary_phone: customers.phone(branch.phone.slice(0, 3)),
    company_name: isCommercial ? customers.company() : null,
    help_type,
    move_size,
    customer_email: random.chance(0.6) ? customers.email(name, 'mail.example') : null,
    job_type: isCommercial ? 'commercial' : 'residential',
    arrival_window: random.weighted(windows),
    estimated_hours: hours,
    crew_requirements: requirements,
    pick_up_addresses: [
      { ...stop(), flights_of_stairs: flights, floor: flights },
      ...(random.chance(0.12) ? [stop()] : []),
    ],
    destination_addresses: [stop()],
    items: pickItems(random, move_size),
    volume_cuft: Math.round(getVolume(move_size)),
    special_items: hasPiano ? ['piano' as const] : [],
    tool_ids: hasPiano ? [1, 4] : [1],
    vehicle_requirements: [{ vehicle_type_id: hours > 5 ? 7 : 4, count: 1, provided_by: 'company' }],
    offered_rates: typicalRates,
    crew_notes: random.pick(crewNotes),
    office_notes: random.pick(officeNotes),
  };
}

/** Adds the customer's quote: a price for the hours of each person, rounded up. */
export function addQuote(form: Omit<OrderRequest, 'customer_quote'>): OrderRequest {
  const { date, end_date = null, estimated_hours } = form;
  const people = form.crew_requirements.reduce((sum, { count }) => sum + count, 0);
  const hours = Math.ceil(getPlannedHours({ date, end_date, estimated_hours }));
  return { ...form, customer_quote: people * hours * hourlyQuote };
}

/** Cents. */
const hourlyQuote = 68_00;

const helpTypes = [
  [3, 74],
  [1, 16],
  [2, 10],
] as const;

const placeTypes = [
  ['house', 5],
  ['apartment', 4],
  ['condo', 2],
  ['storage_unit', 1],
] as const;

type Place = { town: Town; usualZip: string; address_line: string };

function createStop(random: World['random'], { town, usualZip, address_line }: Place): StopRequest {
  const { name: city, state_code: state } = town;
  const place_type = random.weighted(placeTypes);
  const hasUnit = place_type === 'apartment' || (place_type === 'condo' && random.chance(0.8));
  return {
    address_line,
    unit: hasUnit ? `Apt ${random.int(101, 420)}` : null,
    city,
    state,
    zip: findFirstZip(city, state) ?? usualZip,
    ...getPin(address_line, town),
    place_type,
    parking: place_type === 'house' ? 'driveway' : 'street',
    long_carry_ft: random.chance(0.2) ? random.int(2, 6) * 25 : 0,
  };
}

/** A few items that fit the size of the home, and boxes. */
function pickItems(random: World['random'], size: MoveSize): NonNullable<OrderRequest['items']> {
  const isOffice = size.startsWith('office');
  const things = itemCatalog.filter(({ room }) => (room === 'Office') === isOffice && room !== 'Boxes');
  const count = size === 'few_items' || size === 'studio' ? 3 : 5;
  const boxes = itemCatalog.find(({ title }) => title === 'Box, medium');
  const picked = Array.from({ length: count }, () => random.pick(things));
  return [...new Set(boxes ? [...picked, boxes] : picked)].map(({ id, title, room, cuft, disassembly }) => ({
    catalog_id: id,
    name: title,
    cuft,
    room,
    disassembly,
    qty: room === 'Boxes' ? random.int(5, 30) : title.includes('chair') ? random.int(2, 6) : 1,
  }));
}
