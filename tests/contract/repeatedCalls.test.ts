import { join } from 'node:path';
import { expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import type { World } from '../../mocks/provider/world';
import { useAddBranch, useChangeBranch } from '../../src/features/branch/api';
import { useAccept } from '../../src/features/helper/api';
import { useJoin } from '../../src/features/helper/requestsApi';
import { useEditCrew, useInvite } from '../../src/features/jobs/crew/api';
import { useFinish, useWriteOrder } from '../../src/features/jobs/orders/api';
import { useAddMember, useInviteHelper, useSaveMember } from '../../src/features/team/api';
import { asList, type ContractOperation, deref, readContract } from '../../tools/generator/contract';
import { branchFields } from '../kit/bodies';
import { answerCalls } from '../kit/http/answerCalls';
import { testClient } from '../kit/http/testClient';
import { as } from '../kit/operations';
import { formed, invite, orderFields, placeOrder } from '../kit/orders';
import { memberFields, memberIn, outsiders } from '../kit/people/members';
import { loseNextAnswer } from '../kit/screens/signUpScreen';
import { testWorld } from '../kit/world';
import { offerSites } from './repeatedCalls/offerSites';
import { asMarcus, site } from './repeatedCalls/site';

// docs/product.md, "Values": a call sent again after a lost answer happens once; a call made twice on purpose happens
// twice.

const nothing = () => undefined;
const marcus = 5;
const sofia = memberIn(testWorld({ scenario: 'empty' }), 6);
const [outsider] = outsiders;
const ofMarcus = ({ tables }: World) => tables.invitation.all().filter(({ user_id }) => user_id === marcus);
const invitationOfMarcus = (world: World) =>
  ({ employee_id: memberIn(world, marcus), position: PositionCode.helper, hourly_rate: 2400 }) as const;
const jobForHelpers = (world: World) =>
  placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 2 }] });
const decline = (world: World) => {
  const last = ofMarcus(world).at(-1)?.id ?? 0;
  return as('marcus', world, 'rejectInvitation', { params: { invitationId: last }, body: { reason: 'too_far' } });
};
const called = (world: World, name: string) =>
  world.tables.user.all().filter(({ first_name }) => first_name === name).length;
const branchesCalled = ({ tables }: World, name: string) =>
  tables.branch.all().filter((branch) => branch.name.startsWith(name)).length;

const membershipsInTucson = ({ tables }: World) =>
  tables.employee.all().filter(({ user_id, branch_id }) => user_id === marcus && branch_id === 2);
const requestsOfMarcus = ({ tables }: World) =>
  tables.branchInvitation.all().filter(({ user_id }) => user_id === marcus);

const sites = [
  site('useAccept', {
    start: asMarcus,
    useCall: () => useAccept(),
    prepare: async (world) => {
      const [invitationId = 0] = await invite(world, await jobForHelpers(world), [marcus, PositionCode.helper]);
      return invitationId;
    },
    path: '/accept',
    between: (world) =>
      world.change(() => {
        for (const { id } of ofMarcus(world)) world.tables.invitation.update(id, { status: InvitationStatus.new });
      }),
    times: ({ tables }) => tables.orderEvent.all().filter(({ type }) => type === 'invitation_accepted').length,
  }),
  site('useJoin', {
    start: asMarcus,
    useCall: () => useJoin(),
    prepare: async (world) => {
      const body = { positions: [PositionCode.helper] };
      await as('dana', world, 'inviteHelper', { params: { id: 2 }, query: `?id=${marcus}`, body });
      return requestsOfMarcus(world).at(-1)?.id ?? 0;
    },
    path: '/accept',
    between: (world) =>
      world.change(() => {
        const { tables } = world;
        for (const { id } of requestsOfMarcus(world)) {
          tables.branchInvitation.update(id, { status: InvitationStatus.new });
        }
        for (const { id } of membershipsInTucson(world)) tables.employee.remove(id);
      }),
    times: (world) => membershipsInTucson(world).length,
  }),
  site('useWriteOrder', {
    useCall: () => useWriteOrder(1),
    prepare: () => ({ id: 1, data: orderFields as Parameters<ReturnType<typeof useWriteOrder>['mutate']>[0]['data'] }),
    path: '/orders',
    between: nothing,
    times: ({ tables }) => tables.order.size(),
  }),
  site('useFinish', {
    useCall: () => useFinish(1),
    prepare: async (world) => {
      const { orderId, crew } = await formed(world);
      world.clock.travelTo(new Date('2026-11-28T23:00:00Z'));
      const hours = Object.values(crew).map((invitation_id) => ({
        invitation_id,
        hours: 6,
        hourly_rate: world.tables.invitation.require(invitation_id).hourly_rate,
      }));
      const times = { actual_start_at: '2026-11-28T15:20:00Z', actual_end_at: '2026-11-28T22:35:00Z' };
      return { orderId, data: { ...times, crew: hours } };
    },
    path: '/complete',
    between: (world) => as('dana', world, 'reopenOrder', { params: { orderId: world.tables.order.all()[0]?.id ?? 0 } }),
    times: ({ tables }) => tables.orderEvent.all().filter(({ type }) => type === 'completed').length,
  }),
  site('useInvite', {
    useCall: () => useInvite(1),
    prepare: async (world) => ({
      orderId: await jobForHelpers(world),
      data: { employees: [invitationOfMarcus(world)] },
    }),
    path: '/invite-employee',
    between: decline,
    times: (world) => ofMarcus(world).length,
  }),
  site('useEditCrew', {
    useCall: () => useEditCrew(1),
    prepare: async (world) => ({ orderId: await jobForHelpers(world), data: { add: [invitationOfMarcus(world)] } }),
    path: '/edit-invitations',
    between: decline,
    times: (world) => ofMarcus(world).length,
  }),
  site('useAddMember', {
    useCall: () => useAddMember(1, nothing),
    prepare: () => memberFields as Parameters<ReturnType<typeof useAddMember>['mutate']>[0],
    path: '/employees',
    between: ({ change, tables }) =>
      change(() => {
        const { id } = tables.user.all().at(-1) ?? { id: 0 };
        tables.user.update(id, { email: `${id}@mail.example` });
      }),
    times: (world) => called(world, memberFields.first_name),
  }),
  site('useSaveMember', {
    useCall: () => useSaveMember(1, sofia, nothing),
    prepare: () => ({ change: { notes: 'Left-handed' }, photo: null }),
    path: `/employees/${sofia}`,
    between: ({ change, tables }) =>
      change(() => tables.memberFile.all().forEach(({ id }) => tables.memberFile.update(id, { notes: '' }))),
    times: ({ tables }) => tables.memberFile.all().filter(({ notes }) => notes === 'Left-handed').length,
  }),
  site('useInviteHelper', {
    useCall: () => useInviteHelper(1),
    prepare: () => ({ userId: outsider, data: { positions: [3 as const] } }),
    path: '/invite-helper',
    between: (world) => {
      const [request] = world.tables.branchInvitation.all();
      return as('dana', world, 'cancelBranchInvitation', { params: { branchInvitationId: request?.id ?? 0 } });
    },
    times: ({ tables }) => tables.branchInvitation.size(),
  }),
  site('useAddBranch', {
    useCall: () => useAddBranch(nothing),
    prepare: () => ({ ...branchFields, state: 'AZ' as const }),
    path: '/company-branches',
    between: ({ change, tables }) =>
      change(() => tables.branch.update(tables.branch.all().at(-1)?.id ?? 0, { name: 'Flagstaff North' })),
    times: (world) => branchesCalled(world, 'Flagstaff'),
  }),
  site('useChangeBranch', {
    useCall: () => useChangeBranch(1, nothing),
    prepare: () => ({ name: 'Phoenix East' }),
    path: '/company-branches/1',
    between: ({ change, tables }) => change(() => tables.branch.update(1, { name: 'Phoenix' })),
    times: (world) => branchesCalled(world, 'Phoenix East'),
  }),
  ...offerSites,
];

it.each(sites)('$name takes effect twice when it is called twice on purpose', async ({ begin, between, times }) => {
  const { world, send } = await begin();
  const before = times(world);
  await send();
  expect(times(world)).toBe(before + 1);
  await between(world);
  const timesBefore = times(world);
  await send();
  expect(times(world)).toBe(timesBefore + 1);
});

it.each(sites)('$name takes effect once when it is sent again after a lost answer', async ({ begin, path, times }) => {
  const { world, send } = await begin();
  const before = times(world);
  loseNextAnswer(world, path);
  await expect(send()).rejects.toMatchObject({ status: 0 });
  const after = world.db.hash();
  expect(times(world)).toBe(before + 1);
  await send();
  expect(world.db.hash()).toBe(after);
});

const contract = readContract(join(import.meta.dirname, '../..'));
const hasIdempotencyKey = ({ spec }: ContractOperation) =>
  asList(spec.parameters).some((parameter) => deref(contract, parameter).name === 'Idempotency-Key');

it('sends an idempotency key exactly where the contract takes one', async () => {
  const requests = answerCalls(() => new Response(null, { status: 503 }));
  const client = testClient();
  const wrong: string[] = [];
  for (const operation of contract.operations) {
    const url = operation.path.replace(/\{\w+\}/g, '7');
    await client.request({ url, method: operation.method }).catch(() => undefined);
    const hasKey = requests.splice(0).some(({ headers }) => headers.has('Idempotency-Key'));
    if (hasKey !== hasIdempotencyKey(operation)) wrong.push(operation.id);
  }
  expect(wrong).toEqual([]);
});
