// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findProblems } from '../../../tests/kit/invariants';
import { asUser } from '../../../tests/kit/members';
import { as } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { getField, testWorld } from '../../../tests/kit/world';
import { InvitationStatus, PositionCode } from '../../../src/generated/model/codes';
import { castIds } from '../../seed/cast';
import { isWaiting } from '../../rules/outsource/applications';
import type { World } from '../../world';

/*
 * Whatever office and helpers do with the offers of two jobs of one morning, in any order: an offer never fills more
 * than it asks for, crews and formation keep their rules, and no application waits for an offer that is over.
 */

/** `FUZZ_RUNS=200 FUZZ_SEED=7 npx vitest run mocks/handlers/outsource/offerSequences.test.ts` */
const runs = Number(process.env.FUZZ_RUNS ?? 10);
const seed = Number(process.env.FUZZ_SEED ?? 2026);

const helpers = [castIds.marcus, castIds.tyrell, 71, 72] as const;
const steps = [
  'publish',
  'apply',
  'pass',
  'withdraw',
  'accept',
  'reject',
  'cancel',
  'close',
  'repeat',
  'wait',
] as const;
type What = (typeof steps)[number];

const step = fc.record({
  what: fc.constantFrom<What>(...steps, 'apply', 'apply', 'apply', 'accept', 'reject', 'close', 'repeat', 'publish'),
  job: fc.integer({ min: 0, max: 1 }),
  helper: fc.constantFrom(...helpers),
  automatic: fc.constantFrom(0, 0, 0, 1, 2),
});

it('any sequence of applications keeps crews and offers as they may be', { timeout: 600_000 }, async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40, size: 'max' }), async (sequence) => {
    const world = testWorld({ scenario: 'empty' });
    const crew = { crew_requirements: [{ position: PositionCode.helper, count: 2 }] };
    const jobs = [await placeOrder(world, crew), await placeOrder(world, crew)];
    for (const { what, job, ...rest } of sequence) {
      const status = await play(world, what, { orderId: jobs[job] ?? 0, ...rest });
      if (status !== undefined) seen.add(`${what} ${status}`);
      expect(status ?? 200).toBeLessThan(500);
      expect(findProblems(world)).toEqual([]);
    }
  });
  await fc.assert(property, { numRuns: runs, seed });
  const worked = steps.filter((what) => what !== 'wait' && !seen.has(`${what} 200`) && !seen.has(`${what} 201`));
  expect(worked).toEqual([]);
});

type Move = { orderId: number; helper: number; automatic: number };

async function play(world: World, what: What, { orderId, helper, automatic }: Move): Promise<number | undefined> {
  const offer = world.tables.offer.by('order', orderId).at(-1);
  const own = world.tables.offerApplication.by('offer', offer?.id ?? 0).find(({ user_id }) => user_id === helper);
  const params = { offerId: offer?.id ?? 0, applicationId: own?.id ?? 0 };
  const office = async (id: Parameters<typeof as>[2], body?: unknown, found = own) =>
    (await as('dana', world, id, { params: { ...params, applicationId: found?.id ?? 0 }, body })).status;
  const all = world.tables.offerApplication.by('offer', offer?.id ?? 0);
  const decided = all.find(({ status }) => status === InvitationStatus.accepted) ?? all.find(isWaiting);
  // The office mostly answers those who wait; anyone else is refused.
  const waiting = all.find(isWaiting);
  const person = async (id: Parameters<typeof as>[2], body: unknown) =>
    (await asUser(helper, world, id, params, body)).status;
  if (what === 'wait') {
    world.clock.advance(3_600_000 * (automatic + 1));
    return undefined;
  }
  if (what === 'publish') return publishFor(world, orderId, automatic);
  const moves: Record<Exclude<What, 'wait' | 'publish'>, () => Promise<number>> = {
    apply: () => person('applyForOffer', { position: PositionCode.helper }),
    pass: () => person('passOffer', {}),
    withdraw: async () => {
      const found = automatic === 0 ? (decided ?? own) : own;
      const leaving = { applicationId: found?.id ?? 0 };
      return (await asUser(found?.user_id ?? helper, world, 'withdrawApplication', leaving, { reason: 'sick' })).status;
    },
    accept: () => office('acceptApplication', {}, waiting),
    reject: () => office('rejectApplication', {}, waiting),
    cancel: () => office('cancelApplication', { reason: 'mistake' }, decided),
    close: () => office('closeOffer'),
    repeat: () => office('repeatOffer', { user_ids: [...helpers] }),
  };
  return moves[what]();
}

async function publishFor(world: World, orderId: number, automatic: number): Promise<number> {
  const answer = await as('dana', world, 'createOffer', {
    query: '?branch_id=1',
    body: {
      order_id: orderId,
      position_needs: [{ position: PositionCode.helper, count: automatic === 2 ? 2 : 1, hourly_rate: 2400 }],
      audience: 'selected',
      user_ids: [...helpers],
      auto_accept: automatic,
    },
  });
  return getField(answer.body, 'success') === true ? 201 : answer.status;
}
