import { InvitationStatus } from '#generated/model/codes';
import { findClashes } from '../../../mocks/crew/handlers/bookings';
import type { World } from '../../../mocks/provider/world';

/** People on two jobs at a time without an override, in words. */
export function findDoubleBooked(world: World, orders: readonly number[]): string[] {
  return orders.flatMap((id) => {
    const order = world.tables.order.require(id);
    const crew = world.tables.invitation.by('order', id).filter(({ status }) => status === InvitationStatus.accepted);
    const booked = crew.filter(({ override_reason }) => order.closed_state === null && override_reason === null);
    return booked.flatMap(({ user_id }) =>
      findClashes(world, user_id, order)
        .filter(({ severity, invitation }) => severity === 'hard' && invitation.override_reason === null)
        .map((clash) => `${user_id} is on ${id} and on ${clash.order.id}`),
    );
  });
}
