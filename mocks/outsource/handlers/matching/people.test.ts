// @vitest-environment node
import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
  subarray,
} from 'fast-check';
import { expect, it } from 'vitest';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { PositionNeed } from '#generated/model';
import { ActiveStatus, InvitationStatus, PositionCode } from '#generated/model/codes';
import { matchPlainly, previewPlainly } from '../../../../tests/kit/invariants/plainMatch';
import { testWorld } from '../../../../tests/kit/world';
import type { World } from '../../../provider/world';
import { previewChanges } from '../../rules/matching';
import { noRequirements } from '../../rules/offerForm';
import type { Need } from './need';
import { getFacts, listFittings, openRound } from './people';

/*
 * The match reads people once, compares each pair of jobs once, and derives only what it needs. It must find the same as
 * this plain reading of the rows: for any people, any need, and after any change.
 */

type ValueOf<Generator> = Generator extends Arbitrary<infer Value> ? Value : never;

const positions = [PositionCode.driver, PositionCode.foreman, PositionCode.helper, PositionCode.foremanDriver];
const windows = ['06:00 - 12:00', '08:00 - 17:00', '13:00 - 22:00', '22:00 - 06:00'];

const person = record({
  index: integer({ min: 0, max: 79 }),
  positions: subarray(positions, { minLength: 1 }),
  isPaused: boolean(),
  isActive: boolean(),
  rate: integer({ min: 30, max: 70 }).map((halves) => halves * 50),
  helperRate: option(integer({ min: 30, max: 70 }).map((halves) => halves * 50)),
  tools: subarray([1, 2, 3]),
  windows: subarray(windows),
  isOff: boolean(),
  noShow: boolean(),
  rating: option(constantFrom<'favorite' | 'ok' | 'block'>('favorite', 'ok', 'block')),
  joins: boolean(),
});
type Person = ValueOf<typeof person>;

const anyNeed = record({
  branchId: integer({ min: 1, max: 4 }),
  index: integer({ min: 0, max: 9 }),
  needs: subarray(positions, { minLength: 1, maxLength: 3 }),
  rate: integer({ min: 30, max: 60 }).map((halves) => halves * 50),
  radiusMiles: integer({ min: 5, max: 60 }),
  minRating: option(constantFrom(3, 4.5, 4.9)),
  tools: subarray([1, 2]),
});
type AnyNeed = ValueOf<typeof anyNeed>;

function toNeed({ tables, now }: World, { branchId, index, needs, rate, minRating, ...terms }: AnyNeed): Need {
  const orders = tables.order.select('branch', branchId, ({ closed_state, starts_at }) => {
    return closed_state === null && starts_at > now();
  });
  const order = orders[index % orders.length];
  if (!order) throw new Error(`Branch ${branchId} has no open job`);
  return {
    branch: tables.branch.require(branchId),
    order,
    isDraft: false,
    needs: needs.map((position): PositionNeed => ({ position, count: 1, hourly_rate: rate })),
    radiusMiles: terms.radiusMiles,
    requirements: { ...noRequirements, tool_ids: terms.tools, min_rating: minRating },
  };
}

/** Changes a helper, their hours, their finished jobs, and perhaps puts them on the crew of an open job. */
function change(world: World, given: Person): void {
  const ids = world.tables.helperProfile.all().map(({ user_id }) => user_id);
  const userId = ids[given.index % ids.length] ?? 0;
  changeProfile(world, userId, given);
  changeHours(world, userId, given);
  changeDoneJobs(world, userId, given);
  if (given.joins) joinCrew(world, userId, given.index);
}

function changeProfile({ tables }: World, userId: number, { positions: own, rate, ...given }: Person): void {
  const status = given.isActive || given.isPaused ? ActiveStatus.active : ActiveStatus.inactive;
  tables.user.update(userId, { positions: own, hourly_rate: rate, status });
  const profile = tables.helperProfile.require(userId);
  const isListed = profile.status === ProfileStatus.active || profile.status === ProfileStatus.paused;
  const wanted = given.isPaused ? ProfileStatus.paused : ProfileStatus.active;
  tables.helperProfile.update(userId, { tool_ids: given.tools, ...(isListed && { status: wanted }) });
  if (!tables.profileDetail.has(userId)) return;
  tables.profileDetail.update(userId, { position_rates: given.helperRate === null ? {} : { 3: given.helperRate } });
}

function changeHours({ tables }: World, userId: number, { windows: own, isOff }: Person): void {
  const hours = tables.availability.get(userId);
  if (!hours) return;
  const availabilities = hours.availabilities.map((day) => ({ ...day, windows: own }));
  const exceptions = isOff ? [{ date: '2026-11-28', off: true, windows: [], note: '' }] : [];
  tables.availability.update(userId, { availabilities, exceptions });
}

function changeDoneJobs({ tables }: World, userId: number, { noShow, rating }: Person): void {
  for (const { id, order_id } of tables.invitation.by('user', userId)) {
    const completion = tables.order.require(order_id).completion;
    if (!completion) continue;
    const lines = completion.lines.map((line) => {
      const rated = line.rating && rating !== null ? { ...line.rating, work_again: rating } : line.rating;
      return line.invitation_id === id ? { ...line, no_show: noShow, rating: rated } : line;
    });
    tables.order.update(order_id, { completion: { ...completion, lines } });
  }
}

function joinCrew({ tables, db }: World, userId: number, index: number): void {
  const [template] = tables.invitation.where(({ status }) => status === InvitationStatus.accepted);
  const open = tables.order.where(({ closed_state }) => closed_state === null);
  const order = open[index % open.length];
  if (!template || !order) return;
  const { id: order_id, branch_id } = order;
  tables.invitation.insert({ ...template, id: db.nextId('invitation'), user_id: userId, order_id, branch_id });
}

it('the match finds what a plain reading of the rows finds', { timeout: 120_000 }, () => {
  const world = testWorld();
  const filters = new Set<string | null>();
  assert(
    property(array(person, { maxLength: 12 }), anyNeed, (changes, wanted) => {
      world.change(() => {
        for (const each of changes) change(world, each);
      });
      const need = toNeed(world, wanted);
      const plain = matchPlainly(world, need);
      const round = openRound(world, need);
      const fittings = listFittings(round);
      expect(new Set(fittings.map((each) => each.person.userId))).toEqual(new Set(plain.keys()));
      for (const fitting of fittings) {
        const expected = plain.get(fitting.person.userId);
        expect({ filter: fitting.filter, facts: { ...getFacts(round, fitting), neighbor: null } }).toEqual(expected);
        filters.add(fitting.filter);
      }
      expect(previewChanges(fittings)).toEqual(previewPlainly([...plain.values()]));
    }),
    { numRuns: 40 },
  );
  expect([...filters].filter((filter) => filter !== null).length).toBeGreaterThan(6);
});
