// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { problemsOf } from '../../../tests/kit/invariants';
import { orderFields } from '../../../tests/kit/orders';
import { call, memberOf, testWorld } from '../../../tests/kit/world';
import { issueToken } from '../../http/whoIs';
import { slotLines } from '../../rules/formation';
import type { World } from '../../world';
import { bookingsBetween, clashesOf, isDoubleBooked } from './bookings';

/*
 * Whatever office and helpers do to two jobs of one morning, in any order: no place has two people, the status is that of
 * the crew, counts are those of the lists, and nobody is on both jobs.
 */

const people = [3, 5, 6, 7, 11, 12];
type Step = { what: What; order: number; pick: number; extra: number };
type What = (typeof whats)[number];
const whats = [
  ...(['invite', 'invite', 'invite', 'accept', 'accept', 'accept', 'reject', 'withdraw', 'takeBack'] as const),
  ...(['edit', 'edit', 'cancel', 'complete', 'reopen', 'wait'] as const),
] as const;

const steps: fc.Arbitrary<Step> = fc.record({
  ...{ what: fc.constantFrom(...whats), order: fc.nat(1), pick: fc.nat(20), extra: fc.nat(5) },
});

const needs = [
  [{ position: 3, count: 1 }],
  [{ position: 3, count: 2 }],
  orderFields.crew_requirements,
  [{ position: 3, count: 3 }],
];
const edits = [
  { crew_notes: 'Dogs' },
  { date: '2026-11-29' },
  { arrival_window: '09:00 - 11:00' },
  { offered_rates: { '4': 3000, '3': 2200 } },
  { destination_addresses: [{ ...orderFields.destination_addresses[0], city: 'Mesa' }] },
  {},
];

it('any sequence of steps leaves every crew as it may be', { timeout: 60_000 }, async () => {
  const seen = new Map<string, number>();
  const property = fc.asyncProperty(
    fc.array(steps, { minLength: 25, maxLength: 45, size: 'max' }),
    async (sequence) => {
      const stage = await openStage();
      for (const step of sequence) {
        const status = await play(stage, step);
        if (status !== undefined) seen.set(`${step.what} ${status}`, (seen.get(`${step.what} ${status}`) ?? 0) + 1);
        const { world, orders } = stage;
        expect(problemsOf(world)).toEqual([]);
        for (const id of orders) {
          const order = world.tables.order.require(id);
          expect(isDoubleBooked(world, order)).toBe(false);
          // Found by the day what is found by the person.
          const bookings = bookingsBetween(world, order.starts_at, order.latest_end_at);
          for (const person of people) {
            expect(clashesOf(world, person, order, bookings)).toEqual(clashesOf(world, person, order));
          }
          const lines = slotLines(order.crew_requirements, world.tables.invitation.by('order', id));
          expect(lines.every(({ accepted, required }) => accepted <= required)).toBe(true);
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 20, seed: 2026 });
  // A run in which nothing succeeds, or nothing is refused, proves little.
  const both = ['invite', 'accept', 'reject', 'withdraw', 'edit', 'cancel', 'complete'];
  expect(both.filter((what) => !seen.has(`${what} 200`))).toEqual([]);
  expect(['invite', 'accept', 'edit'].filter((what) => !seen.has(`${what} 409`) && !seen.has(`${what} 422`))).toEqual(
    [],
  );
});

type Stage = { world: World; orders: number[]; tokens: Map<number, string> };

async function openStage(): Promise<Stage> {
  const world = testWorld({ scenario: 'empty' });
  const tokens = new Map([1, ...people].map((id) => [id, world.change(() => issueToken(world, id))]));
  const orders: number[] = [];
  for (const crew_requirements of [needs[1], needs[2]]) {
    const body = { ...orderFields, crew_requirements };
    const answer = await call(world, 'POST', '/company-branches/1/orders', { token: tokens.get(1) ?? null, body });
    orders.push(Number(memberOf(memberOf(answer.body, 'data'), 'order_id')));
  }
  return { world, orders, tokens };
}

/** Plays a step as whoever may; undefined when there is nobody or nothing to play it with. */
async function play(stage: Stage, { what, order, pick, extra }: Step): Promise<number | undefined> {
  const { world, orders, tokens } = stage;
  const orderId = orders[order] ?? 0;
  const office = async (method: string, path: string, body: unknown) =>
    (await call(world, method, path, { token: tokens.get(1) ?? null, body })).status;
  const invitations = world.tables.invitation.by('order', orderId);
  const invitation = invitations[pick % Math.max(1, invitations.length)];
  const own = async (verb: string, body?: unknown) =>
    invitation &&
    (
      await call(world, 'POST', `/invitations/${invitation.id}/${verb}`, {
        token: tokens.get(invitation.user_id) ?? null,
        body,
      })
    ).status;
  const plays: Record<What, () => Promise<number | undefined> | undefined> = {
    invite: () => office('POST', `/orders/${orderId}/invite-employee`, { employees: [oneOf(world, pick, extra)] }),
    accept: () => own('accept'),
    reject: () => own('reject', { reason: 'too_far' }),
    withdraw: () => own('cancel-by-helper', { reason: 'sick' }),
    takeBack: () =>
      invitation && office('POST', `/invitations/${invitation.id}/cancel-by-company`, { reason: 'mistake' }),
    edit: () => office('PUT', `/orders/${orderId}`, changed(world, orderId, pick, extra)),
    cancel: () => (extra === 0 ? office('POST', `/orders/${orderId}/cancel`, { reason: 'weather' }) : undefined),
    complete: () => (extra <= 1 ? office('POST', `/orders/${orderId}/complete`, hours(world, orderId)) : undefined),
    reopen: () => office('POST', `/orders/${orderId}/reopen`, {}),
    wait: () => {
      world.clock.advance(extra * 8 * 3_600_000);
      return undefined;
    },
  };
  return plays[what]();
}

function oneOf({ tables }: World, pick: number, extra: number) {
  const userId = people[pick % people.length] ?? 5;
  const position = tables.user.require(userId).positions.includes(4) && extra % 2 === 0 ? 4 : 3;
  return { employee_id: tables.employee.one('user', userId)?.id, position, hourly_rate: 2400 };
}

/** The form as it would come back: the stored order, another need or another time, and whoever has to go for it. */
function changed(world: World, orderId: number, pick: number, extra: number) {
  const { date, arrival_window, crew_requirements, version } = world.tables.order.require(orderId);
  const need = needs[pick % needs.length] ?? crew_requirements;
  const accepted = world.tables.invitation.by('order', orderId).filter(({ status }) => status === 2);
  const extraPeople = need.flatMap(({ position, count }) =>
    accepted.filter((each) => each.position === position).slice(count),
  );
  const off = accepted.filter((each) => !need.some(({ position }) => position === each.position));
  const release_invitation_ids = pick % 3 === 0 ? [] : [...extraPeople, ...off].map(({ id }) => id);
  const kept = { ...orderFields, date, arrival_window, version, crew_requirements: need, release_invitation_ids };
  return { ...kept, ...edits[extra], ...(pick % 2 === 0 && { ask_to_reconfirm: pick % 4 === 0 }) };
}

function hours(world: World, orderId: number) {
  world.clock.travelTo(new Date('2026-11-29T23:30:00Z'));
  const crew = world.tables.invitation
    .by('order', orderId)
    .filter(({ status }) => status === 2)
    .map(({ id, hourly_rate }) => ({ invitation_id: id, hours: 6, hourly_rate }));
  return { actual_start_at: '2026-11-28T15:20:00Z', actual_end_at: '2026-11-28T22:35:00Z', crew };
}
