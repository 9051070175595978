import type { Person } from '../access/access';
import { canJoin } from '../access/reading';
import type { WorldTables } from '../store/schema';
import type { GuardedChannel } from './channels';

/** A signature that was issued: this socket may join this channel as long as the person and the token may. */
export type Grant = {
  socketId: string;
  /** Wire name. */
  channel: string;
  right: GuardedChannel;
  userId: number;
  token: string;
};

export type Grants = {
  add(grant: Grant): void;
  /** The socket is closed: removes its grants. */
  forget(socketId: string): void;
  isEmpty(): boolean;
  /** The grants that no longer hold. */
  listEnded(): Grant[];
  /** Sockets with a grant of that person. */
  listSockets(userId: number): string[];
};

type Options = {
  tables: WorldTables;
  /** The active person of a token. */
  findPerson: (token: string) => Person | undefined;
};

/** Stores the person and token of each socket's signatures. */
export function createGrants({ tables, findPerson }: Options): Grants {
  const bySocket = new Map<string, Map<string, Grant>>();
  const every = () => Array.from(bySocket.values(), (grants) => [...grants.values()]).flat();
  const holds = ({ token, userId, right }: Grant) => {
    const person = findPerson(token);
    return person?.id === userId && (isSilent(tables, right) || canJoin(tables, person, right));
  };
  return {
    add(grant) {
      const held = bySocket.get(grant.socketId) ?? new Map<string, Grant>();
      bySocket.set(grant.socketId, held.set(grant.channel, grant));
    },
    forget: (socketId) => void bySocket.delete(socketId),
    isEmpty: () => bySocket.size === 0,
    listEnded: () => every().filter((grant) => !holds(grant)),
    listSockets(userId) {
      const own = every().filter((grant) => grant.userId === userId);
      return [...new Set(own.map(({ socketId }) => socketId))];
    },
  };
}

/** Nothing is sent about a deleted order or branch, so no one needs to be disconnected. */
function isSilent(tables: WorldTables, right: GuardedChannel): boolean {
  if (right.kind === 'user') return false;
  if (right.kind === 'branch') return !tables.branch.has(right.branchId);
  return !tables.order.has(right.orderId);
}
