import type { WorldTables } from '../store/schema';
import type { GuardedChannel } from '../realtime/channels';
import { type Refusal, refuse } from '../rules/refusals';
import type { Person } from './access';
import { getBranchReach } from './membership';
import { isOnCrew } from './reading';

/**
 * Checks whether a person may join a private or presence channel: their own; of a branch they may act in; of an
 * order of such a branch, or whose crew they are on; who is editing it only the company (spec section 7, Realtime).
 */
export function canJoin(tables: WorldTables, person: Person, channel: GuardedChannel): boolean {
  switch (channel.kind) {
    case 'user':
      return channel.userId === person.id;
    case 'branch':
      return getBranchReach(tables, person, channel.branchId) === 'open';
    case 'order':
      return isOnCrew(tables, person, channel.orderId) || isOpen(tables, person, channel.orderId);
    case 'orderPresence':
      return isOpen(tables, person, channel.orderId);
  }
}

/** The requested channel. An unknown name is forbidden too. */
export function decideChannel(
  tables: WorldTables,
  person: Person,
  channel: GuardedChannel | null | undefined,
): GuardedChannel | Refusal {
  return channel && canJoin(tables, person, channel) ? channel : refuse.forbidden();
}

function isOpen(tables: WorldTables, person: Person, orderId: number): boolean {
  const branchId = tables.order.view(orderId, ({ branch_id }) => branch_id);
  return branchId !== undefined && getBranchReach(tables, person, branchId) === 'open';
}
