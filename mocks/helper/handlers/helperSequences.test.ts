// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { availabilityLimits } from '#domain/people/availability';
import { listWorkDays } from '#domain/time/workDays';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { giveHelperPro } from '../../../tests/kit/calendar/feeds';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { newToken } from '../../../tests/kit/sockets/liveSockets';
import { call, getField, testWorld, toList } from '../../../tests/kit/world';
import { findHardClash } from '../../crew/handlers/bookings';
import type { World } from '../../provider/world';

/*
 * Whatever helpers answer to the jobs of a busy week, in any order: no one works two jobs at the same time, more than 60 hours a
 * week or more jobs than their plan includes; every invitation is in one list; and "accept" is offered exactly when
 * accepting succeeds. The steps of the office are in handlers/crew/crewSequences.test.ts.
 */

const runs = Number(process.env.FUZZ_RUNS ?? 6);
const seed = Number(process.env.FUZZ_SEED ?? 2026);

const people = [5, 7, 11] as const;
const planLimit = 2;
/** Two jobs overlap, and all together are more than a week allows. */
const jobs = [
  { date: '2026-11-23', estimated_hours: 14 },
  { date: '2026-11-24', estimated_hours: 14 },
  { date: '2026-11-25', estimated_hours: 14 },
  { date: '2026-11-26', estimated_hours: 14, end_date: '2026-11-27' },
  { date: '2026-11-28', estimated_hours: 6 },
  { date: '2026-11-28', estimated_hours: 4 },
];
const steps = fc.record({
  person: fc.constantFrom(...people),
  job: fc.nat(jobs.length - 1),
  what: fc.constantFrom(
    'accept' as const,
    'accept' as const,
    'accept' as const,
    'reject' as const,
    'withdraw' as const,
  ),
});

it('any sequence of answers keeps the limits of a helper', { timeout: 600_000 }, async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(
    fc.array(steps, { minLength: 20, maxLength: 40, size: 'max' }),
    async (sequence) => {
      const { world, tokens, ids } = await openWeek();
      for (const { person, job, what } of sequence) {
        const id = ids.get(`${person}/${job}`) ?? 0;
        const ask = (method: string, path: string, body?: object) =>
          call(world, method, path, { token: tokens.get(person) ?? null, body });
        const before = getField(getField((await ask('GET', `/helper/invitations/${id}`)).body, 'data'), 'invitation');
        const answer =
          what === 'accept'
            ? await ask('POST', `/invitations/${id}/accept`)
            : await ask('POST', `/invitations/${id}/${what === 'reject' ? 'reject' : 'cancel-by-helper'}`, {
                reason: 'other',
              });
        seen.add(`${what} ${answer.status}`);
        expect(toList(getField(before, 'actions')).includes(what)).toBe(answer.status === 200);
        expect([...findProblems(world), ...people.flatMap((each) => findBrokenLimits(world, each))]).toEqual([]);
        expect(await countListed(ask)).toBe(jobs.length);
      }
    },
  );
  await fc.assert(property, { numRuns: runs, seed });
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining(['accept 200', 'accept 402', 'accept 409', 'reject 200', 'withdraw 200']),
  );
});

async function openWeek() {
  const world = testWorld({ scenario: 'empty' });
  world.tables.subscription.update(giveHelperPro(world), { limits: { accepted_jobs: planLimit } });
  const tokens = new Map(people.map((id) => [id, newToken(world, id)]));
  const ids = new Map<string, number>();
  for (const [index, job] of jobs.entries()) {
    const orderId = await placeOrder(world, {
      ...job,
      crew_requirements: [{ position: PositionCode.helper, count: 2 }],
    });
    const invited = await invite(world, orderId, ...people.map((person) => [person, PositionCode.helper] as const));
    invited.forEach((id, at) => ids.set(`${people[at]}/${index}`, id));
  }
  return { world, tokens, ids };
}

function findBrokenLimits(world: World, person: number): string[] {
  const { accepted } = InvitationStatus;
  const own = world.tables.invitation.by('user', person).filter(({ status }) => status === accepted);
  const orders = own.map(({ order_id }) => world.tables.order.require(order_id));
  const hours = orders.reduce((sum, order) => sum + order.estimated_hours * listWorkDays(order).length, 0);
  const clashes = orders.filter((order) => {
    const clash = findHardClash(world, person, order);
    return clash?.invitation.status === accepted;
  });
  return [
    ...clashes.map(({ id }) => `${person} is double-booked on ${id}`),
    ...(hours > availabilityLimits.hoursPerWeek.max ? [`${person} works ${hours} hours`] : []),
    ...(person === 5 && own.length > planLimit ? [`${person} accepted ${own.length} jobs`] : []),
  ];
}

/** Rows in the four lists of a helper. */
async function countListed(ask: (method: string, path: string) => ReturnType<typeof call>): Promise<number> {
  const counts = getField((await ask('GET', '/helper/invitations/count')).body, 'data');
  return ['new', 'accepted', 'waiting', 'cancelled'].reduce((sum, list) => sum + Number(getField(counts, list)), 0);
}
