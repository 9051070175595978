// @vitest-environment node
import { expect, it } from 'vitest';
import { type Operation, type OperationId, operations } from '../../mocks/generated/operations';
import { getBodyLimit } from '../../mocks/http/input/bodyLimits';
import { send } from '../kit/http/rawBodies';
import { call, signIn, testWorld } from '../kit/world';
import { authCases } from './cases/auth';
import { calendarCases } from './cases/calendar';
import { companyCases } from './cases/company';
import type { Cases } from './cases/cases';
import { fileCases } from './cases/files';
import { helperCases } from './cases/helper';
import { invitationCases } from './cases/invitations';
import { orderCases } from './cases/orders';
import { outsourceCases } from './cases/outsource';
import { teamCases } from './cases/team';
import { subscriptionCases } from './cases/subscription';

const cases: Record<OperationId, Cases> = {
  ...subscriptionCases,
  ...authCases,
  ...companyCases,
  ...fileCases,
  ...orderCases,
  ...invitationCases,
  ...outsourceCases,
  ...calendarCases,
  ...helperCases,
  ...teamCases,
};
const ids = Object.keys(operations).filter((id): id is OperationId => id in operations);

/** Documented, but no case can produce it: the requests contain nothing that could be wrong. */
const unreachable: Partial<Record<OperationId, number[]>> = {
  logout: [422],
  markAllAsRead: [422],
  deleteOrder: [422],
  reopenOrder: [422],
  acceptInvitation: [422],
  removeAttachment: [422],
  createCalendarFeed: [422],
  deleteCalendarFeed: [422],
  resumeSubscription: [422],
  dismissCompanySetup: [422],
  deleteEmployee: [422],
  acceptBranchInvitation: [422],
  cancelBranchInvitation: [422],
  deleteOffer: [422],
  closeOffer: [422],
};
/** The answer of any operation with a body to one that is too long. */
const tooLarge = 413;
/** Answers of a failing provider. A fault of the world produces them, for every operation alike. */
const troubles = [429, 500, 503] as const;

const all: readonly [OperationId, Operation][] = ids.map((id) => [id, operations[id]]);
const withBody = all.filter(([, { request }]) => request.body !== undefined);

it('gives every documented answer, as the contract describes it', { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  for (const [id, operation] of all) {
    for (const [status, play] of Object.entries(cases[id])) {
      const answer = await play?.(testWorld({ scenario: 'empty' })).catch((error: unknown) => ({
        status: 0,
        body: error,
      }));
      wrong.push(...findFaults(id, operation, Number(status), answer));
    }
  }
  expect(wrong).toEqual([]);
});

it('has a case for every documented answer', () => {
  const missing = all.flatMap(([id, { answers, request }]) => {
    const general = request.body ? [...troubles, tooLarge] : troubles;
    const known = [...Object.keys(cases[id]).map(Number), ...general, ...(unreachable[id] ?? [])];
    const documented = Object.keys(answers).map(Number);
    return documented.filter((status) => !known.includes(status)).map((status) => `${id} ${status}`);
  });
  expect(missing).toEqual([]);
});

it('refuses a body that is too long', async () => {
  const wrong: string[] = [];
  for (const [id, operation] of withBody) {
    const world = testWorld({ scenario: 'empty' });
    const headers = { 'Content-Type': operation.request.body?.contentType ?? '' };
    const token = await signIn(world, 'dana@coppermesa.example');
    const body = new Uint8Array(getBodyLimit(operation.request.body ?? {}) + 1);
    wrong.push(...findFaults(id, operation, tooLarge, await send(world, operation, { token, headers, body })));
  }
  expect(wrong).toEqual([]);
});

it('says that it fails, as the contract describes it', async () => {
  const wrong: string[] = [];
  const world = testWorld({ scenario: 'empty' });
  for (const [id, operation] of all) {
    for (const status of troubles) {
      world.faults.set([{ operation: id, kind: 'status', status }]);
      const answer = await call(world, operation.method, operation.path.replaceAll(/\{\w+\}/g, '1'));
      wrong.push(...findFaults(id, operation, status, answer));
    }
  }
  expect(wrong).toEqual([]);
});

/** An answer that has another status than expected, or a body that the contract does not describe. */
function findFaults(
  id: OperationId,
  { answers }: Operation,
  status: number,
  answer: { status: number; body: unknown } | undefined,
): string[] {
  if (answer?.status !== status) return [`${id} ${status}: answered ${answer?.status} ${describe(answer?.body)}`];
  const problem = answers[status]?.safeParse(answer.body).error;
  return problem ? [`${id} ${status}: ${problem.message}`] : [];
}

const describe = (body: unknown) => (body instanceof Error ? body.message : JSON.stringify(body));
