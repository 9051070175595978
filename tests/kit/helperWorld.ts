import type { z } from 'zod';
import type { OperationId, operations } from '../../mocks/generated/operations';
import type { World } from '../../mocks/provider/world';
import { as, type Who } from './operations';
import { formed } from './orders';
import { getField } from './world';

type AnswersOf<Id extends OperationId> = (typeof operations)[Id]['answers'];
/** The `data` of a successful answer. */
export type DataOf<Id extends OperationId> =
  AnswersOf<Id> extends { 200: infer Schema extends z.ZodType<{ data: unknown }> } ? z.output<Schema>['data'] : never;

/** Calls an operation that must succeed; returns its `data`. The world checks every answer against the contract. */
export async function read<Id extends OperationId>(
  who: Who,
  world: World,
  id: Id,
  parts: Parameters<typeof as>[3] = {},
): Promise<DataOf<Id>> {
  const { status, body } = await as(who, world, id, parts);
  if (status !== 200) throw new Error(`${id}: ${status} ${JSON.stringify(body)}`);
  return getField(body, 'data') as DataOf<Id>;
}

/** Removes everyone's hours, for tests that are about jobs only. */
export function forgetHours({ tables }: World): void {
  for (const { user_id } of tables.availability.all()) tables.availability.remove(user_id);
}

/** Marcus's invitation to a job that was completed; the office gave him five stars. */
export async function afterWork(world: World): Promise<{ orderId: number; invitationId: number }> {
  const { orderId, crew } = await formed(world);
  world.clock.travelTo(new Date('2026-11-28T23:00:00Z'));
  const lines = Object.values(crew).map((invitation_id) => {
    const { hourly_rate } = world.tables.invitation.require(invitation_id);
    const rating = { stars: 5 };
    return { invitation_id, hours: 6, hourly_rate, ...(invitation_id === crew.marcus && { rating }) };
  });
  const times = { actual_start_at: '2026-11-28T15:20:00Z', actual_end_at: '2026-11-28T22:35:00Z' };
  const answer = await as('dana', world, 'completeOrder', { params: { orderId }, body: { ...times, crew: lines } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { orderId, invitationId: crew.marcus };
}
