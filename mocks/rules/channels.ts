import type { WorldTables } from '../db/schema';
import type { GuardedChannel } from '../realtime/channels';
import type { Person } from './access';
import { reachOfBranch } from './standing';

/**
 * Whether a person may hear a private or presence channel: their own; that of a branch they may act in. Channels of an
 * order are open to its crew and company, and there are no orders yet (spec section 7, Realtime).
 */
export function mayJoin(tables: WorldTables, person: Person, channel: GuardedChannel): boolean {
  switch (channel.kind) {
    case 'user':
      return channel.userId === person.id;
    case 'branch':
      return reachOfBranch(tables, person, channel.branchId) === 'open';
    case 'order':
    case 'orderPresence':
      return false;
  }
}
