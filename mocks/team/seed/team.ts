import type { Language } from '#generated/model';
import { UserType } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { todayIn, zonedTime } from '#platform/lib/time/zonedTimes';
import type { EmployeeRow, HelperProfileRow, MemberFileRow, UserRow } from '../../provider/store/schema';
import { createRandom, type Random } from '../../provider/random';
import { drives, listDocuments, needsRenewal } from '../rules/team';
import type { World } from '../../provider/world';
import { castIds } from '../../account/seed/cast';
import { seedHours } from '../../helper/seed';

/** Number of the 80 helpers who are paused or have an incomplete profile; the others take jobs. */
const [pausedCount, incompleteCount] = [9, 13];
const withVehicle = 22;
/** Outsiders who take no jobs at the moment, besides employees, who are not in the market. */
const outsidersAway = [70, 75, 80];
/** Documents that expire soon, by person: days left. The office was notified. */
const soon: Readonly<Record<number, number>> = { [castIds.tyrell]: 12, 17: 26, 47: 19 };
const [applianceDolly, box16] = [1, 4];

/** Helper profiles and member files. Has its own random generator, so that no other seed data depends on it. */
export function seedTeam(world: World): void {
  const random = createRandom(world.seed + 26);
  seedProfiles(world, random);
  seedHours(world);
  const seen = new Set<string>();
  for (const employee of world.tables.employee.all()) {
    const company_id = world.tables.branch.require(employee.branch_id).company_id;
    const key = `${company_id}/${employee.user_id}`;
    if (!seen.has(key)) openFile(world, random, employee, company_id);
    seen.add(key);
  }
}

function seedProfiles({ tables }: World, random: Random): void {
  const helpers = tables.user.where(({ type }) => type === UserType.helper);
  const isEmployed = (id: number) => tables.employee.one('user', id)?.employment_type === 'employee';
  const away = [castIds.ethan, ...helpers.map(({ id }) => id).filter(isEmployed), ...outsidersAway].slice(
    0,
    incompleteCount + pausedCount,
  );
  const getStatus = (id: number): HelperProfileRow['status'] => {
    const index = away.indexOf(id);
    if (index === -1) return 1;
    return index < incompleteCount ? 0 : 2;
  };
  const active = helpers.map(({ id }) => id).filter((id) => getStatus(id) === 1 && id !== castIds.sofia);
  const drivers = new Set([castIds.sofia, ...random.sample(active, withVehicle - 1)]);
  for (const helper of helpers) {
    const tools = random.sample(
      Array.from({ length: 24 }, (_, index) => index + 1),
      random.int(0, 5),
    );
    const own = helper.id === castIds.marcus ? [applianceDolly, ...tools] : tools;
    const vehicle = helper.id === castIds.sofia ? box16 : random.pick([1, 1, 2, 3, 4, 7]);
    tables.helperProfile.insert({
      user_id: helper.id,
      status: getStatus(helper.id),
      languages: pickLanguages(random, helper),
      tool_ids: [...new Set(own)].sort((a, b) => a - b),
      vehicle_type_ids: drivers.has(helper.id) ? [vehicle] : [],
    });
  }
}

function pickLanguages(random: Random, { locale }: UserRow): Language[] {
  if (locale === 'es') return random.chance(0.8) ? ['es', 'en'] : ['es'];
  return random.chance(0.2) ? ['en', 'es'] : ['en'];
}

function openFile(world: World, random: Random, employee: EmployeeRow, company_id: number): void {
  const { tables, db, clock } = world;
  const user = tables.user.require(employee.user_id);
  const { timezone, state } = tables.branch.require(employee.branch_id);
  const today = todayIn(timezone, clock.now());
  const isStaff = employee.employment_type === 'employee';
  const documents = drives(user.positions) ? createDocuments(random, user.id, state, today) : noDocuments;
  const warned = listDocuments(documents, today).find((document) => needsRenewal([document]));
  tables.memberFile.insert({
    id: db.nextId('memberFile'),
    company_id,
    user_id: user.id,
    made_here: isStaff,
    ...documents,
    languages: tables.helperProfile.get(user.id)?.languages ?? [user.locale],
    start_date: isStaff ? zonedTime(employee.joined_at, timezone).date : null,
    emergency_contact: random.chance(0.5) ? createContact(random, user) : null,
    notes: random.chance(0.35) ? random.pick(notes) : '',
    warned_of: warned?.expires_on ?? null,
    left_at: null,
  });
}

type Documents = Pick<MemberFileRow, 'driver_license' | 'dot_medical_expires_on'>;
const noDocuments: Documents = { driver_license: null, dot_medical_expires_on: null };

function createDocuments(random: Random, userId: number, state: string, today: string): Documents {
  const kind = userId % 4 === 0 ? 'B' : 'C';
  const expires_on = addDays(today, soon[userId] ?? random.int(150, 1500));
  const medical = addDays(today, random.int(90, 700));
  return {
    driver_license: { class: kind, state, number_last4: random.digits(4), expires_on },
    dot_medical_expires_on: kind === 'B' ? medical : null,
  };
}

function createContact(random: Random, { id, last_name }: UserRow): MemberFileRow['emergency_contact'] {
  const [name, relation] = random.pick([
    ['Renee', 'Mother'],
    ['Carlos', 'Brother'],
    ['Alma', 'Wife'],
    ['James', 'Husband'],
  ] as const);
  return { name: `${name} ${last_name}`, phone: `623555${String(id).padStart(4, '0')}`, relation };
}

const notes = [
  'Good with pianos',
  'Knows the freight elevators downtown',
  'Prefers mornings',
  'Calm with nervous customers',
  'Own straps and gloves',
  'Not above the third floor after a knee injury',
];
