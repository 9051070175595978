import { en, type Faker } from '@faker-js/faker';
import type { UserRow } from '../../provider/store/schema';
import { createFaker } from '../../provider/random';
import { getStateTimezone } from '../../branches/rules/branchFields';
import type { World } from '../../provider/world';
import { findFirstZip } from '../../provider/zipPlaces';
import { findHomeBranch } from '../../branches/seed/branchList';
import { type Actor, cast, companies, demoPassword } from './cast';
import { drawPortrait } from './portraits';
import { createStrangers, type Strangers } from '../../team/seed/strangers';
import { daysAgo } from '../../provider/seed/times';
import { rateLimits } from '#domain/limits';
import { rateRanges } from '#domain/money/marketRates';
import { ActiveStatus, PositionCode, UserType } from '#generated/model/codes';

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
