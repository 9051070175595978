import { UserType, ActiveStatus, InvitationStatus, PositionCode } from '#generated/model/codes';
import { insertPerson } from '../../account/seed/people';
import type { StopRow } from '../../orders/rows';
import type { Volume } from '../../orders/seed/orderPlans';
import { drives, emptyFile } from '../../team/rules/team';
import { createStrangers, type Strangers } from '../../team/seed/strangers';
import { daysAgo } from '../seed/times';
import type { UserRow } from '../store/schema';
import { toIso, minuteMs } from '../time/clock';
import type { World } from '../world';

/** The number of branches in Copper Mesa's plan, and the rows of a long list. */
const branchCount = 10;
export const longList = 100;
/** The same number of orders in each tab of the first branch. */
export const longOrders: Volume = { open: [longList, 20, 30, 50], history: 160 };

/** Adds as many branches as the plan allows; the first one gets the maximum of areas. */
export function addBranches(world: World): void {
  const { tables, db, random } = world;
  const template = tables.branch.require(1);
  const cities = tables.servingArea.where(({ id }) => id > 17);
  for (const { id, name, state_code, lat, lng } of random.sample(cities, branchCount - 3)) {
    tables.branch.insert({
      ...template,
      id: db.nextId('branch'),
      name,
      city: name,
      state: state_code,
      lat,
      lng,
      serving_area_ids: [id],
      serving_area_radii: {},
      phone: `92855501${String(id).padStart(2, '0')}`,
      email: null,
      zip: String(86000 + id),
      created_at: daysAgo(world, random.int(5, 250)),
    });
  }
  tables.branch.update(1, { serving_area_ids: Array.from({ length: 20 }, (_, index) => index + 1) });
}

/** A hundred managers, a dozen of them in the first branch. Added after the activities, so they have received none. */
export function addManagers(world: World): void {
  const { tables, db, random } = world;
  const branches = tables.branch.by('company', 1);
  const strangers = createStrangers(world);
  for (let index = tables.manager.count('company', 1); index < longList; index += 1) {
    const name = strangers.name();
    const user = insertPerson(world, {
      type: UserType.manager,
      company: 1,
      ...name,
      phone: strangers.phone('480'),
      email: strangers.email(name, 'coppermesa.example'),
    });
    const branch_id = index <= 12 ? 1 : random.pick(branches).id;
    if (index % 3 !== 0) tables.branchManager.insert({ id: db.nextId('branchManager'), branch_id, user_id: user.id });
  }
}

/** The first branch's office staff is added last and counts toward the hundred. */
const officeOfFirst = 3;
const kinds: readonly PositionCode[][] = [
  [PositionCode.helper],
  [PositionCode.helper],
  [PositionCode.driver, PositionCode.helper],
  [PositionCode.foreman],
  [PositionCode.foremanDriver],
  [PositionCode.helper],
  [PositionCode.driver],
];

export function addMembers(world: World): void {
  const { tables, db } = world;
  const strangers = createStrangers(world);
  const missing = longList - officeOfFirst - tables.employee.count('branch', 1);
  for (let index = 0; index < missing; index += 1) {
    const user = addNewcomer(world, strangers, index);
    tables.employee.insert({
      id: db.nextId('employee'),
      user_id: user.id,
      branch_id: 1,
      hourly_rate: 2200 + (index % 14) * 50,
      employment_type: index % 3 === 0 ? 'employee' : 'helper',
      status: index % 11 === 10 ? ActiveStatus.inactive : ActiveStatus.active,
      joined_at: daysAgo(world, 2 + index),
      version: 1,
      updated_by_id: null,
    });
    const license = { class: 'C', state: 'AZ', number_last4: String(1000 + index), expires_on: '2031-05-31' } as const;
    tables.memberFile.insert({
      id: db.nextId('memberFile'),
      company_id: 1,
      user_id: user.id,
      ...emptyFile,
      made_here: index % 3 === 0,
      languages: ['en'],
      driver_license: drives(user.positions) ? license : null,
    });
  }
}

/** A hundred helpers with a pending request to join, plus some who declined and some whose requests are over. */
export function addRequests(world: World): void {
  const { tables, db, clock } = world;
  const now = clock.now().getTime();
  const strangers = createStrangers(world);
  for (let index = 0; index < longList + 20; index += 1) {
    const user = addNewcomer(world, strangers, index);
    const at = now - (index + 1) * 47 * minuteMs;
    const status = index < longList ? 1 : index % 2 === 0 ? 3 : 4;
    tables.branchInvitation.insert({
      id: db.nextId('branchInvitation'),
      branch_id: 1,
      user_id: user.id,
      positions: user.positions,
      status,
      hourly_rate: user.hourly_rate ?? 2400,
      message: null,
      message_language: null,
      reason: status === InvitationStatus.rejected ? 'too_far' : null,
      cancelled_by: status === InvitationStatus.cancelled ? 'company' : null,
      invited_by: 1,
      employee_id: null,
      created_at: toIso(at),
      responded_at: status === InvitationStatus.new ? null : toIso(at + 30 * minuteMs),
    });
  }
}

function addNewcomer(world: World, strangers: Strangers, index: number): UserRow {
  const name = strangers.name();
  const user = insertPerson(world, {
    type: UserType.helper,
    ...name,
    positions: kinds[index % kinds.length] ?? [PositionCode.helper],
    hourly_rate: 2000 + (index % 20) * 50,
    serving_area_ids: [1 + (index % 10)],
    phone: strangers.phone('602'),
    email: strangers.email(name, 'helpers.example'),
  });
  world.tables.helperProfile.insert({
    user_id: user.id,
    status: 1,
    languages: ['en'],
    tool_ids: [],
    vehicle_type_ids: [],
  });
  return user;
}

// Longest names -------------------------------------------------------------------------------------------------------

/** The limits in the contract. */
const longest = { person: 50, branch: 60, company: 100, city: 60, address: 120, unit: 20 } as const;

const firstNames = [
  'Maria Guadalupe Esperanza Concepcion del Rosario Luz',
  'Christopher Alexander Maximilian Bartholomew Theodor',
  'Anneliese-Friederike-Wilhelmina-Charlotte-Sophienau',
  'Oluwaseun Ayodele Temitope Babatunde Adebayo Kolade',
  'Jean-Baptiste Emmanuel Francois-Xavier Marie Louis',
  'Hubertwolfeschlegelsteinhausenbergerdorffwelchevor',
];
const lastNames = [
  'de la Cruz Villanueva y Montenegro del Castillo-Rosa',
  'Featherstonehaugh-Cholmondeley-Marjoribanks-Leveson',
  'Papathanasopoulou-Konstantinopoulos-Hatzigeorgiou-Lo',
  'van den Heuvel-Brandenburg zu Hohenzollern-Oranienb',
  'Chandrasekhararaghavan Venkatanarasimharajuvaripeta',
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralterna',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio',
];
const branchNames = [
  'Greater Phoenix Metropolitan Area and Eastern Maricopa County',
  'Southern Arizona, Tucson Basin and the Santa Cruz River Valley',
  'Las Vegas Strip, Henderson, Summerlin and North Clark County',
  'East Valley with Mesa, Gilbert, Chandler and Queen Creek South',
  'Scottsdale-Paradise-Valley-Fountain-Hills-and-Carefree-Office',
  'Tucson, Oro Valley, Marana, Sahuarita and Green Valley Center',
];
const company =
  'Copper Mesa Moving, Packing, Storage, Piano and Fine Art Transportation Company of the Southwest, Inc.';
const city = 'San Buenaventura del Valle de los Nogales y Santa Cruz Norte';
const address =
  '12875 North Black Canyon Freeway Frontage Road, Building C, Receiving Dock 14, Deer Valley Commerce and Logistics Park E';
const unit = 'Suite 1204-B, Dock 3';
const wordy = 'We have work for you most Fridays and Saturdays, and the crews look forward to you. '.repeat(12);

/** Gives everyone and everything a name as long as the contract allows, in realistic words. */
export function lengthenNames({ tables }: World): void {
  tables.user.all().forEach(({ id }, index) => {
    const first_name = fitText(firstNames, index, longest.person);
    tables.user.update(id, { first_name, last_name: fitText(lastNames, index, longest.person) });
  });
  for (const { id } of tables.company.all())
    tables.company.update(id, { name: fitText([company], 0, longest.company) });
  tables.branch.all().forEach(({ id }, index) => {
    tables.branch.update(id, {
      name: fitText(branchNames, index, longest.branch),
      address_line: fitText([address], 0, longest.address),
      city: fitText([city], 0, longest.city),
      unit: fitText([unit], 0, longest.unit),
    });
  });
}

/** The same for customers, their addresses and the office's notes on all orders. */
export function lengthenOrders({ tables }: World): void {
  const long = (stop: StopRow): StopRow => ({
    ...stop,
    address_line: fitText([address], 0, longest.address),
    city: fitText([city], 0, longest.city),
    unit: fitText([unit], 0, longest.unit),
  });
  tables.order.all().forEach(({ id, pick_up_addresses, destination_addresses }, index) => {
    tables.order.update(id, {
      customer_name: fitText(firstNames, index, longest.person),
      customer_last_name: fitText(lastNames, index, longest.person),
      pick_up_addresses: pick_up_addresses.map(long),
      destination_addresses: destination_addresses.map(long),
    });
  });
}

/** The same for people added later, for member records and for messages to helpers. */
export function lengthenTeam(world: World): void {
  const { tables } = world;
  lengthenNames(world);
  const emergency = { phone: '6025550170', relation: fitText([address], 0, 50) };
  for (const { id, emergency_contact } of tables.memberFile.all()) {
    const name = fitText(lastNames, id, 100);
    tables.memberFile.update(id, {
      notes: fitText([wordy], 0, 1000),
      emergency_contact: emergency_contact && { ...emergency, name },
    });
  }
  for (const { id } of tables.branchInvitation.all()) {
    tables.branchInvitation.update(id, { message: fitText([wordy], 0, 500) });
  }
}

/** The next text in turn, cut to exactly this length. */
function fitText(texts: readonly string[], index: number, length: number): string {
  const text = texts[index % texts.length] ?? '';
  return text.slice(0, length).trimEnd().padEnd(length, 'o');
}
