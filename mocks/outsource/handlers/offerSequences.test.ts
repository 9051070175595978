// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { as } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { asUser } from '../../../tests/kit/people/members';
import { getField, testWorld } from '../../../tests/kit/world';
import { castIds } from '../../account/seed/cast';
import type { OperationId } from '../../generated/operations';
import type { OfferApplicationRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { isWaiting } from '../rules/applications';

/*
 * Whatever office and helpers do with the offers of two jobs of one morning, in any order: an offer never fills more
 * than it asks for, crews and formation keep their rules, and no application waits for an offer that is over.
 */

/** `FUZZ_RUNS=200 FUZZ_SEED=7 npx vitest run mocks/outsource/handlers/offerSequences.test.ts` */
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

async function play(world: World, what: What, move: Move): Promise<number | undefined> {
  if (what === 'publish') return publishFor(world, move.orderId, move.automatic);
  if (what !== 'wait') return moves[what](world, openStage(world, move));
  world.clock.advance(3_600_000 * (move.automatic + 1));
  return undefined;
}

type Stage = {
  offerId: number;
  helper: number;
  /** The application of the helper, one that waits, and one that was accepted or waits. */
  own: OfferApplicationRow | undefined;
  waiting: OfferApplicationRow | undefined;
  decided: OfferApplicationRow | undefined;
};

function openStage(world: World, { orderId, helper, automatic }: Move): Stage {
  const offerId = world.tables.offer.by('order', orderId).at(-1)?.id ?? 0;
  const all = world.tables.offerApplication.by('offer', offerId);
  const own = all.find(({ user_id }) => user_id === helper);
  const waiting = all.find(isWaiting);
  const decided = all.find(({ status }) => status === InvitationStatus.accepted) ?? waiting;
  return { offerId, helper, own, waiting, decided: automatic === 0 ? (decided ?? own) : own };
}

const moves: Record<Exclude<What, 'wait' | 'publish'>, (world: World, stage: Stage) => Promise<number>> = {
  apply: (world, { offerId, helper }) =>
    person(world, helper, 'applyForOffer', { offerId }, { position: PositionCode.helper }),
  pass: (world, { offerId, helper }) => person(world, helper, 'passOffer', { offerId }, {}),
  withdraw: (world, { decided, helper }) =>
    person(world, decided?.user_id ?? helper, 'withdrawApplication', toParams(decided), { reason: 'sick' }),
  accept: (world, { waiting, own }) => office(world, 'acceptApplication', toParams(waiting ?? own), {}),
  reject: (world, { waiting, own }) => office(world, 'rejectApplication', toParams(waiting ?? own), {}),
  cancel: (world, { decided }) => office(world, 'cancelApplication', toParams(decided), { reason: 'mistake' }),
  close: (world, { offerId }) => office(world, 'closeOffer', { offerId }),
  repeat: (world, { offerId }) => office(world, 'repeatOffer', { offerId }, { user_ids: [...helpers] }),
};

const toParams = (application: OfferApplicationRow | undefined) => ({ applicationId: application?.id ?? 0 });

async function office(world: World, id: OperationId, params: Record<string, number>, body?: unknown): Promise<number> {
  return (await as('dana', world, id, { params, body })).status;
}

async function person(
  world: World,
  userId: number,
  id: OperationId,
  params: Record<string, number>,
  body: unknown,
): Promise<number> {
  return (await asUser(userId, world, id, params, body)).status;
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
