import { PositionCode } from '#generated/model/codes';
import { type OperationId, operations } from '../../../mocks/generated/operations';
import { fillPath } from '../../../mocks/provider/http/operationPath';
import type { World } from '../../../mocks/provider/world';
import { as, createForm, type Who } from '../operations';
import { type Answer, call, getField, signIn } from '../world';

/** A driver and helper, as the office creates them in Phoenix. */
export const memberFields = {
  first_name: 'Nadia',
  last_name: 'Frost',
  email: 'nadia@mail.example',
  phone: '6025550190',
  'positions[]': [PositionCode.driver, PositionCode.helper],
  employment_type: 'employee',
  hourly_rate: 2750,
  'branch_ids[]': [1],
  license_class: 'C',
  license_state: 'AZ',
  license_number_last4: '4821',
  license_expires_on: '2028-05-31',
};

/** Adds a member through the API; returns the employee id. */
export async function addMember(world: World, change: object = {}, who: Who = 'dana'): Promise<number> {
  const answer = await as(who, world, 'createEmployee', { form: createForm({ ...memberFields, ...change }) });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return Number(getField(getField(answer.body, 'data'), 'id'));
}

/** The employee id of a person in a branch. */
export function memberIn(world: World, userId: number, branchId = 1): number {
  const found = world.tables.employee.by('user', userId).find(({ branch_id }) => branch_id === branchId);
  if (!found) throw new Error(`User ${userId} is not in branch ${branchId}`);
  return found.id;
}

/** Helpers who take jobs and belong to no branch. */
export const outsiders = [71, 72, 73, 74, 76] as const;

/** Sends a request to join through the API; returns its id. */
export async function sendRequestToJoin(
  world: World,
  userId: number,
  {
    branchId = 1,
    who = 'priya',
    ...body
  }: { branchId?: number; who?: Who; hourly_rate?: number; message?: string } = {},
): Promise<number> {
  const positions = world.tables.user.require(userId).positions;
  const parts = { params: { id: branchId }, query: `?id=${userId}`, body: { positions, ...body } };
  const answer = await as(who, world, 'inviteHelper', parts);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return Number(getField(getField(answer.body, 'data'), 'id'));
}

/** Calls an operation as any person of the world, by user id. */
export async function asUser(
  userId: number,
  world: World,
  id: OperationId,
  params: Record<string, number> = {},
  body?: unknown,
): Promise<Answer> {
  const token = await signIn(world, world.tables.user.require(userId).email);
  const path = fillPath(operations[id].path, params);
  return call(world, operations[id].method, path, { token, body });
}
