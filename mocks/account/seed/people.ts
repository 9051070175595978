import { en, type Faker } from '@faker-js/faker';
import { rateLimits } from '#domain/limits';
import { rateRanges } from '#domain/money/marketRates';
import type { DriverLicense } from '#generated/model';
import { ActiveStatus, PositionCode, UserType } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { zonedTime, todayIn } from '#platform/lib/time/zonedTimes';
import { getStateTimezone } from '../../branches/rules';
import { findHomeBranch } from '../../branches/seed/branches';
import { noDetails } from '../../helper/rules';
import { findFirstZip } from '../../provider/catalogs';
import { createFaker } from '../../provider/random';
import { daysAgo } from '../../provider/seed/times';
import type { UserRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { drives, emptyFile } from '../../team/rules/team';
import { createStrangers, type Strangers } from '../../team/seed/strangers';
import { type Actor, cast, companies, demoPassword, castIds } from './cast';
import { drawPortrait } from './portraits';

/** Helpers in the market, including the cast's. */
const helperCount = 80;

/** By index in the list: Phoenix has three foremen and three foreman/drivers. */
const settled: Readonly<Record<number, PositionCode[]>> = { 21: [PositionCode.foreman] };

/** First names of women. Their portraits have long hair. */
const womensNames = new Set(en.person?.first_name?.female);

/** Companies, then everyone with an account. The cast comes first, so that their ids stay fixed. */
export function seedPeople(world: World): void {
  const { tables, db } = world;
  for (const company of companies) {
    const created_at = daysAgo(world, 440);
    tables.company.insert({ ...company, id: db.nextId('company'), created_at, setup_dismissed_at: created_at });
  }
  for (const person of cast) insertPerson(world, person);
  const known = cast.filter(({ type }) => type === UserType.helper).length;
  const faker = createFaker(world.random, world.clock.now);
  const strangers = createStrangers(world);
  for (let index = known; index < helperCount; index += 1)
    insertPerson(world, helper(world, { faker, strangers, index }));
}

/** Creates an account (and for a manager a row in the company's list of managers). */
export function insertPerson(world: World, { company, manages: _later, hasLongHair, ...person }: Actor): UserRow {
  const { tables, db } = world;
  const id = db.nextId('user');
  const user = tables.user.insert({
    password: demoPassword,
    avatar_url: drawPortrait({ id, hasLongHair: hasLongHair ?? womensNames.has(person.first_name) }),
    locale: 'en',
    status: ActiveStatus.active,
    positions: [],
    hourly_rate: null,
    serving_area_ids: [],
    zip: null,
    birth_date: null,
    ...person,
    id,
    timezone: getStateTimezone(person.phone.startsWith('7') ? 'NV' : 'AZ'),
    company_id: company ?? null,
    email_verified_at: daysAgo(world, 430),
    created_at: daysAgo(world, 431),
  });
  if (company !== undefined && user.type === UserType.manager) {
    tables.manager.insert({ id: db.nextId('manager'), user_id: user.id, company_id: company });
  }
  return user;
}

type Sources = { faker: Faker; strangers: Strangers; index: number };

/** A helper who lives within the reach of their branch. */
function helper({ random, tables }: World, { faker, strangers, index }: Sources): Actor {
  const name = strangers.name();
  const drawn = random.weighted<PositionCode[]>([
    [[PositionCode.helper], 52],
    [[PositionCode.driver], 12],
    [[PositionCode.driver, PositionCode.helper], 14],
    [[PositionCode.foreman], 8],
    [[PositionCode.foreman, PositionCode.helper], 6],
    [[PositionCode.foremanDriver], 8],
  ]);
  const positions = settled[index] ?? drawn;
  const [low, high] = rateRanges[positions[0] ?? PositionCode.helper];
  const near = findHomeBranch(tables.user.size() + 1);
  const areas = random.sample(near?.serving_area_ids ?? [], random.int(1, 3));
  const home = tables.servingArea.require(areas[0] ?? 1);
  return {
    type: UserType.helper,
    email: strangers.email(name, 'helpers.example'),
    ...name,
    positions,
    phone: strangers.phone((near?.phone ?? '602').slice(0, 3)),
    locale: random.chance(0.33) ? 'es' : 'en',
    hourly_rate: random.int(low / rateLimits.step, high / rateLimits.step) * rateLimits.step,
    serving_area_ids: areas,
    zip: findFirstZip(home.name, home.state_code) ?? null,
    birth_date: faker.date.birthdate({ mode: 'age', min: 19, max: 58 }).toISOString().slice(0, 10),
  };
}

/** Dispatchers other than Priya. Their ids come after all other people's. */
const clerks: readonly Omit<Actor, 'type'>[] = [
  { company: 1, first_name: 'Nora', last_name: 'Ellison', phone: '6025550105', email: 'nora@coppermesa.example' },
  { company: 1, first_name: 'Ben', last_name: 'Sutter', phone: '6025550106', email: 'ben@coppermesa.example' },
  { company: 2, first_name: 'Owen', last_name: 'Price', phone: '4805550133', email: 'owen@blueagave.example' },
];

/** The office of each branch: `priya`, or an index in `clerks`. Some work for two branches. */
const staff: Readonly<Record<number, readonly ('priya' | number)[]>> = {
  1: ['priya', 0, 1],
  2: ['priya', 0],
  3: ['priya', 1],
  4: [2],
  5: [2],
};

/** Adds the office to its branches. Runs last, so that office staff receive none of the earlier activities. */
export function seedOffice(world: World): void {
  const { tables, db } = world;
  const hired = clerks.map((clerk) => insertPerson(world, { ...clerk, type: UserType.office }).id);
  for (const { id: branch_id } of tables.branch.all()) {
    for (const person of staff[branch_id] ?? []) {
      tables.employee.insert({
        id: db.nextId('employee'),
        user_id: person === 'priya' ? castIds.priya : (hired[person] ?? 0),
        branch_id,
        employment_type: 'employee',
        hourly_rate: 2600,
        status: ActiveStatus.active,
        joined_at: daysAgo(world, person === 'priya' ? 290 : 60),
        version: 1,
        updated_by_id: null,
      });
    }
  }
  for (const id of [castIds.priya, ...hired]) openOfficeFile(world, id);
}

function openOfficeFile({ tables, db }: World, user_id: number): void {
  const { company_id } = tables.user.require(user_id);
  const [first] = tables.employee.by('user', user_id);
  tables.memberFile.insert({
    id: db.nextId('memberFile'),
    company_id: company_id ?? 0,
    user_id,
    ...emptyFile,
    made_here: true,
    languages: ['en'],
    start_date: first ? zonedTime(first.joined_at, tables.branch.require(first.branch_id).timezone).date : null,
  });
}

const { foreman, foremanDriver } = PositionCode;

/**
 * The requirements of a position: a license of everyone who drives, the one their companies have on file, and years as a foreman of
 * everyone who leads.
 */
export function seedRoles(world: World): void {
  const { tables } = world;
  const onFile = listLicenses(world);
  for (const user of tables.user.all()) {
    const leads = user.positions.includes(foreman) || user.positions.includes(foremanDriver);
    if (!leads && !drives(user.positions)) continue;
    const driver_license = drives(user.positions) ? (onFile.get(user.id) ?? createLicense(world, user)) : null;
    const foreman_years = leads ? 1 + (user.id % 12) : 0;
    tables.profileDetail.insert({ ...noDetails, user_id: user.id, driver_license, foreman_years });
  }
}

/** The license of each person. Two companies have the same one on file. */
function listLicenses({ tables }: World): Map<number, DriverLicense> {
  const licenses = new Map<number, DriverLicense>();
  for (const { id, user_id, driver_license } of tables.memberFile.all()) {
    const known = licenses.get(user_id);
    if (known) tables.memberFile.update(id, { driver_license: known });
    else if (driver_license) licenses.set(user_id, driver_license);
  }
  return licenses;
}

function createLicense({ clock }: World, { id, timezone }: UserRow): DriverLicense {
  const state = timezone === 'America/Los_Angeles' ? 'NV' : 'AZ';
  const number_last4 = String(1000 + ((id * 37) % 9000));
  const expires_on = addDays(todayIn(timezone, clock.now()), 200 + ((id * 53) % 1300));
  return { class: 'C', state, number_last4, expires_on };
}
