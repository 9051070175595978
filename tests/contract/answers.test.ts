// @vitest-environment node
import { expect, it } from 'vitest';
import { type Operation, type OperationId, operations } from '../../mocks/generated/operations';
import { getBodyLimit } from '../../mocks/provider/http/requests';
import { createSender } from '../kit/http/rawBodies';
import { call, signIn, testWorld } from '../kit/world';
import { authCases } from './cases/auth';
import { calendarCases } from './cases/calendar';
import type { Cases } from './cases/cases';
import { companyCases } from './cases/company';
import { fileCases } from './cases/files';
import { helperCases } from './cases/helper';
import { invitationCases } from './cases/invitations';
import { numbersCases } from './cases/numbers';
import { orderCases } from './cases/orders';
import { outsourceCases } from './cases/outsource';
import { overviewCases } from './cases/overview';
import { subscriptionCases } from './cases/subscription';
import { teamCases } from './cases/team';

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
  ...overviewCases,
  ...numbersCases,
};
const ids = Object.keys(operations).filter((id): id is OperationId => id in operations);

/** The answer of any operation with a body to one that is too long. */
const tooLarge = 413;
/** Answers of a failing provider. A fault of the world produces them, for every operation alike. */
const troubles = [429, 500, 503] as const;

const all: readonly [OperationId, Operation][] = ids.map((id) => [id, operations[id]]);
const withBody = all.filter(([, { request }]) => request.body !== undefined);
const withRequiredFields = withBody.filter(
  ([, { request }]) => request.body?.contentType === 'application/json' && !request.body.schema.safeParse({}).success,
);
const signedIn = all.filter(([, operation]) => !operation.public);

/** The documented answers of an operation that need no case, because all operations give them alike. */
function listGeneral([id, operation]: [OperationId, Operation]): number[] {
  const { body, query } = operation.request;
  const isNeverWrong = !body && !query;
  const isNeverEmpty = withRequiredFields.some(([other]) => other === id);
  return [
    ...troubles,
    ...(body ? [tooLarge] : []),
    ...(operation.public ? [] : [401]),
    ...(isNeverWrong || isNeverEmpty ? [422] : []),
  ];
}

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
  const missing = all.flatMap(([id, operation]) => {
    const known = [...Object.keys(cases[id]).map(Number), ...listGeneral([id, operation])];
    const documented = Object.keys(operation.answers).map(Number);
    return documented.filter((status) => !known.includes(status)).map((status) => `${id} ${status}`);
  });
  expect(missing).toEqual([]);
});

it('refuses a request without a token', async () => {
  const wrong: string[] = [];
  const world = testWorld({ scenario: 'empty' });
  for (const [id, operation] of signedIn) {
    const answer = await call(world, operation.method, toPath(operation));
    wrong.push(...findFaults(id, operation, 401, answer));
  }
  expect(wrong).toEqual([]);
});

it('refuses a body without the required fields', async () => {
  const wrong: string[] = [];
  const world = testWorld({ scenario: 'empty' });
  const token = await signIn(world, 'dana@coppermesa.example');
  for (const [id, operation] of withRequiredFields) {
    const answer = await call(world, operation.method, toPath(operation), { token, body: {} });
    wrong.push(...findFaults(id, operation, 422, answer));
  }
  expect(wrong).toEqual([]);
});

it('refuses a body that is too long', async () => {
  const wrong: string[] = [];
  const world = testWorld({ scenario: 'empty' });
  const send = await createSender(world);
  for (const [id, operation] of withBody) {
    const headers = { 'Content-Type': operation.request.body?.contentType ?? '' };
    const body = new Uint8Array(getBodyLimit(operation.request.body ?? {}) + 1);
    wrong.push(...findFaults(id, operation, tooLarge, await send(operation, { headers, body })));
  }
  expect(wrong).toEqual([]);
});

it('says that it fails, as the contract describes it', async () => {
  const wrong: string[] = [];
  const world = testWorld({ scenario: 'empty' });
  for (const [id, operation] of all) {
    for (const status of troubles) {
      world.faults.set([{ operation: id, kind: 'status', status }]);
      const answer = await call(world, operation.method, toPath(operation));
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

/** A path with 1 for each id. */
const toPath = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, '1');

const describe = (body: unknown) => (body instanceof Error ? body.message : JSON.stringify(body));
