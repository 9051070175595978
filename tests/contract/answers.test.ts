// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Operation, type OperationId, operations } from '../../mocks/generated/operations';
import { getBodyLimit } from '../../mocks/http/bodyLimits';
import { send } from '../kit/rawBodies';
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

describe('every documented answer', () => {
  for (const id of ids) {
    for (const [status, play] of Object.entries(cases[id])) {
      it(`${id} ${status}`, async () => {
        const answer = await play?.(testWorld({ scenario: 'empty' }));
        expect(answer?.status).toBe(Number(status));
        const operation: Operation = operations[id];
        expect(operation.answers[Number(status)]?.safeParse(answer?.body).error).toBeUndefined();
      });
    }
  }

  it.each(ids)('%s has a case for each', (id) => {
    const documented = Object.keys(operations[id].answers).map(Number);
    const { request }: Operation = operations[id];
    const general = request.body ? [...troubles, tooLarge] : troubles;
    const known = [...Object.keys(cases[id]).map(Number), ...general, ...(unreachable[id] ?? [])];
    expect(documented.filter((status) => !known.includes(status))).toEqual([]);
  });

  it.each(ids.filter((id) => takesBody(operations[id])))('%s with too long a body', async (id) => {
    const world = testWorld({ scenario: 'empty' });
    const operation: Operation = operations[id];
    const headers = { 'Content-Type': operation.request.body?.contentType ?? '' };
    const token = await signIn(world, 'dana@coppermesa.example');
    const body = new Uint8Array(getBodyLimit(operation.request.body ?? {}) + 1);
    const answer = await send(world, operation, { token, headers, body });
    expect(answer.status).toBe(tooLarge);
    expect(operation.answers[tooLarge]?.safeParse(answer.body).error).toBeUndefined();
  });

  it.each(ids)('%s in trouble', async (id) => {
    const world = testWorld({ scenario: 'empty' });
    const operation: Operation = operations[id];
    for (const status of troubles) {
      world.faults.set([{ operation: id, kind: 'status', status }]);
      const { body, ...answer } = await call(world, operation.method, operation.path.replaceAll(/\{\w+\}/g, '1'));
      expect(answer.status).toBe(status);
      expect(operation.answers[status]?.safeParse(body).error).toBeUndefined();
    }
  });
});

function takesBody({ request }: Operation): boolean {
  return request.body !== undefined;
}
