import { InvitationStatus } from '#generated/model/codes';
import type { OrderRow } from '../../../mocks/provider/store/schema';
import { hourMs, toIso } from '../../../mocks/provider/time/clock';
import type { World } from '../../../mocks/provider/world';
import { getField } from '../../kit/world';
import { createReader } from './facts';

/** Completes every past job that has a crew, with a rating of every other person. Answers how many were completed. */
export async function completePastJobs(world: World): Promise<number> {
  let completed = 0;
  for (const { id: companyId, owner_id } of world.tables.company.all()) {
    const send = createReader(world, owner_id);
    const branches = world.tables.branch.by('company', companyId).map(({ id }) => id);
    const past = world.tables.order.where(
      (order) => branches.includes(order.branch_id) && order.closed_state === null && order.latest_end_at < world.now(),
    );
    for (const order of past) {
      const answer = await send('completeOrder', { orderId: order.id }, '', toBody(world, order));
      if (getField(answer, 'closed_state') === 'completed') completed += 1;
    }
  }
  return completed;
}

function toBody({ tables }: World, { id, starts_at, estimated_hours: hours }: OrderRow): object {
  const crew = tables.invitation.by('order', id).filter(({ status }) => status === InvitationStatus.accepted);
  return {
    actual_start_at: starts_at,
    actual_end_at: toIso(Date.parse(starts_at) + hours * hourMs),
    crew: crew.map(({ id: invitation_id, hourly_rate }, index) => ({
      invitation_id,
      hours,
      hourly_rate,
      ...(index % 2 === 0 && { rating: { stars: 5 - (invitation_id % 3), tags: [], work_again: 'ok' } }),
    })),
  };
}
