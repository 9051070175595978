import { ActiveStatus, PositionCode } from '#generated/model/codes';
import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { createFile, createPng } from '../../kit/images';
import { as, createForm, type Who } from '../../kit/operations';
import { addMember, sendRequestToJoin, memberFields, memberIn } from '../../kit/people/members';
import { branchCases, type Case, type Cases } from './cases';

const [marcus, tyrell, luis] = [5, 7, 3];
const unknown = { params: { employeeId: 9999 } };
const tooLarge = () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
const noPicture = () => new File(['GIF89a'], 'me.gif', { type: 'image/gif' });
const full = (world: World) => world.tables.subscription.update(1, { limits: { members: 26 } });

const create =
  (who: Who, change: object = {}): Case =>
  (world) =>
    as(who, world, 'createEmployee', { form: createForm({ ...memberFields, ...change }) });

const change =
  (who: Who, fields: object): Case =>
  async (world) => {
    const params = { employeeId: await addMember(world) };
    return as(who, world, 'updateEmployee', { params, body: fields });
  };

const changeWithPhoto =
  (who: Who, fields: object = {}): Case =>
  async (world) => {
    const params = { employeeId: await addMember(world) };
    return as(who, world, 'updateEmployeeWithPhoto', { params, form: createForm({ ...withPhoto(), ...fields }) });
  };
const withPhoto = () => ({ _method: 'PUT', avatar: createFile(createPng(100, 100), 'me.png', 'image/png') });

const terms =
  (who: Who, body: object, userId = tyrell): Case =>
  (world) =>
    as(who, world, 'changeEmployeeTerms', { params: { employeeId: memberIn(world, userId) }, body });

const inviting =
  (who: Who, userId: number, branchId = 2): Case =>
  (world) =>
    as(who, world, 'inviteHelper', {
      params: { id: branchId },
      query: `?id=${userId}`,
      body: { positions: [PositionCode.helper] },
    });

export const teamCases = {
  createEmployee: {
    201: create('dana', { avatar: createFile(createPng(100, 100), 'me.png', 'image/png') }),
    402: (world) => {
      full(world);
      return create('dana')(world);
    },
    403: create('luis', { 'branch_ids[]': [2] }),
    413: create('dana', { avatar: tooLarge() }),
    415: create('dana', { avatar: noPicture() }),
    422: create('dana', { 'positions[]': [PositionCode.foremanDriver, PositionCode.driver] }),
  },
  getEmployee: memberOnly('getEmployee'),
  getMemberProfile: memberOnly('getMemberProfile'),
  updateEmployee: {
    200: change('luis', { hourly_rate: 2800, languages: ['es'], version: 1 }),
    402: reactivated((world, employeeId) =>
      as('dana', world, 'updateEmployee', { params: { employeeId }, body: { status: ActiveStatus.active } }),
    ),
    403: change('priya', { hourly_rate: 2800 }),
    404: (world) => as('dana', world, 'updateEmployee', { ...unknown, body: { notes: 'x' } }),
    409: change('dana', { notes: 'x', version: 7 }),
    422: change('dana', { email: 'marcus@helpers.example' }),
  },
  updateEmployeeWithPhoto: {
    200: changeWithPhoto('luis', { 'languages[]': ['es'], version: 1 }),
    402: reactivated((world, employeeId) => {
      const form = createForm({ ...withPhoto(), status: ActiveStatus.active });
      return as('dana', world, 'updateEmployeeWithPhoto', { params: { employeeId }, form });
    }),
    403: changeWithPhoto('priya', { hourly_rate: 2800 }),
    404: (world) => as('dana', world, 'updateEmployeeWithPhoto', { ...unknown, form: createForm(withPhoto()) }),
    409: changeWithPhoto('dana', { version: 7 }),
    413: changeWithPhoto('dana', { avatar: tooLarge() }),
    415: changeWithPhoto('dana', { avatar: noPicture() }),
    422: changeWithPhoto('dana', { _method: 'PATCH' }),
  },
  deleteEmployee: { ...memberOnly('deleteEmployee') },
  changeEmployeeTerms: {
    200: terms('luis', { hourly_rate: 2800, status: ActiveStatus.inactive }),
    402: async (world) => {
      const employeeId = await addMember(world, { status: ActiveStatus.inactive });
      world.tables.subscription.update(1, { limits: { members: 1 } });
      return as('dana', world, 'changeEmployeeTerms', {
        params: { employeeId },
        body: { status: ActiveStatus.active },
      });
    },
    403: terms('priya', { status: ActiveStatus.inactive }),
    404: (world) => as('dana', world, 'changeEmployeeTerms', { ...unknown, body: {} }),
    409: terms('dana', { hourly_rate: 2800, version: 9 }),
    422: terms('dana', { hourly_rate: 2725 }),
  },
  getEmployees: branchCases('getEmployees', '?position=1,4&filter[status]=1', '?filter[available_on]=2026-02-30'),
  getTeamSummary: branchCases('getTeamSummary', ''),
  getTeamHours: branchCases(
    'getTeamHours',
    '?filter[date_from]=2026-11-20&filter[date_to]=2026-12-20',
    '?filter[date_from]=2026-11-20&filter[date_to]=2027-02-20',
  ),
  searchBranch: branchCases('searchBranch', '?type=employee&search=marcus', '?type=customer'),
  searchHelpersGlobally: branchCases('searchHelpersGlobally', '?search=a&filter[position]=3', '?page=0'),
  getBranchInvitations: branchCases('getBranchInvitations', '?filter[status]=1', '?filter[status]=5'),
  inviteHelper: {
    201: inviting('priya', marcus),
    402: (world) => {
      full(world);
      return inviting('dana', marcus)(world);
    },
    403: inviting('luis', marcus),
    404: inviting('dana', luis),
    409: async (world) => {
      await sendRequestToJoin(world, marcus, { branchId: 2 });
      return inviting('dana', marcus)(world);
    },
    422: inviting('dana', marcus, 1),
  },
  cancelBranchInvitation: {
    ...requestCases('cancelBranchInvitation', 'priya', 'marcus'),
    409: answeredTwice('cancelBranchInvitation', 'priya'),
  },
  getOwnBranchInvitations: {
    200: (world) => as('marcus', world, 'getOwnBranchInvitations', { query: '?filter[status]=1,2' }),
    403: (world) => as('priya', world, 'getOwnBranchInvitations'),
    422: (world) => as('marcus', world, 'getOwnBranchInvitations', { query: '?filter[status]=x' }),
  },
  acceptBranchInvitation: {
    ...requestCases('acceptBranchInvitation', 'marcus', 'priya'),
    409: answeredTwice('acceptBranchInvitation', 'marcus'),
  },
  rejectBranchInvitation: {
    ...requestCases('rejectBranchInvitation', 'marcus', 'priya', { reason: 'too_far' }),
    409: answeredTwice('rejectBranchInvitation', 'marcus', { reason: 'too_far' }),
    422: async (world) => {
      const params = { branchInvitationId: await sendRequestToJoin(world, marcus, { branchId: 2 }) };
      return as('marcus', world, 'rejectBranchInvitation', { params, body: { reason: 'bored' } });
    },
  },
} satisfies Partial<Record<OperationId, Cases>>;

/** Operations on one member: the company may call them, the office only in part, and helpers get a 404. */
function memberOnly(id: 'getEmployee' | 'getMemberProfile' | 'deleteEmployee'): Cases {
  const of = (who: Who, userId: number, branchId = 1): Case => {
    return (world) => as(who, world, id, { params: { employeeId: memberIn(world, userId, branchId) } });
  };
  return {
    200: of('luis', tyrell),
    403: of('luis', 31, 2),
    404: of('marcus', tyrell),
  };
}

/** Activating a member fails when the plan is full. */
function reactivated(act: (world: World, employeeId: number) => ReturnType<Case>): Case {
  return async (world) => {
    const employeeId = await addMember(world, { status: ActiveStatus.inactive });
    full(world);
    world.tables.employee.update(memberIn(world, 19), { status: ActiveStatus.active });
    return act(world, employeeId);
  };
}

/** A request from Tucson to Marcus; `other` is the side without permission. */
function requestCases(id: OperationId, who: Who, other: Who, body?: object): Cases {
  const by =
    (person: Who): Case =>
    async (world) => {
      const params = { branchInvitationId: await sendRequestToJoin(world, marcus, { branchId: 2 }) };
      return as(person, world, id, { params, body });
    };
  return {
    200: by(who),
    403: by(other),
    404: (world) => as(who, world, id, { params: { branchInvitationId: 9999 }, body }),
  };
}

function answeredTwice(id: OperationId, who: Who, body?: object): Case {
  return async (world) => {
    const params = { branchInvitationId: await sendRequestToJoin(world, marcus, { branchId: 2 }) };
    await as('marcus', world, 'acceptBranchInvitation', { params });
    return as(who, world, id, { params, body });
  };
}
