import type { RowChange } from '../db/storage/journal';
import type { WorldTables } from '../db/schema';
import { canJoin } from '../rules/access/channels';
import type { Person } from '../rules/access/access';
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
  /** The grants that these changes ended. Only checks grants of the people and orders in the changes. */
  endedBy(changes: readonly RowChange[]): Grant[];
  /** Sockets with a grant of that person. */
  listSockets(userId: number): string[];
};

type Options = {
  tables: WorldTables;
  /** The active person of a token. */
  findPerson: (token: string) => Person | undefined;
};

/** The column with the person whose rights depend on the row. */
const personColumns: Partial<Record<string, string>> = {
  token: 'user_id',
  user: 'id',
  manager: 'user_id',
  branchManager: 'user_id',
  employee: 'user_id',
  invitation: 'user_id',
} satisfies Partial<Record<keyof WorldTables, string>>;

/** Stores the person and token of each socket's signatures. */
export function createGrants({ tables, findPerson }: Options): Grants {
  const bySocket = new Map<string, Map<string, Grant>>();
  const byPerson = createGroups<number>();
  const byOrder = createGroups<number>();

  const holds = ({ token, userId, right }: Grant) => {
    const person = findPerson(token);
    return person?.id === userId && (isSilent(tables, right) || canJoin(tables, person, right));
  };
  const every = () => Array.from(bySocket.values(), (grants) => [...grants.values()]).flat();

  function remove(grant: Grant): void {
    byPerson.remove(grant.userId, grant);
    const orderId = getOrderId(grant.right);
    if (orderId !== undefined) byOrder.remove(orderId, grant);
  }

  function findNamed(change: RowChange): readonly Grant[] {
    const { table, key, before, after } = change;
    if (table === 'branch') return isMoved(change, 'company_id') ? every() : [];
    if (table === 'order') return isMoved(change, 'branch_id') ? byOrder.of(Number(key)) : [];
    const column = personColumns[table];
    if (column === undefined) return [];
    const people = new Set([before?.[column], after?.[column]]);
    return Array.from(people, (id) => (typeof id === 'number' ? byPerson.of(id) : [])).flat();
  }

  return {
    add(grant) {
      const held = bySocket.get(grant.socketId) ?? new Map<string, Grant>();
      const before = held.get(grant.channel);
      if (before) remove(before);
      bySocket.set(grant.socketId, held.set(grant.channel, grant));
      byPerson.add(grant.userId, grant);
      const orderId = getOrderId(grant.right);
      if (orderId !== undefined) byOrder.add(orderId, grant);
    },
    forget(socketId) {
      for (const grant of bySocket.get(socketId)?.values() ?? []) remove(grant);
      bySocket.delete(socketId);
    },
    isEmpty: () => bySocket.size === 0,
    endedBy(changes) {
      const named = new Set(changes.flatMap(findNamed));
      return [...named].filter((grant) => !holds(grant));
    },
    listSockets: (userId) => [...new Set(byPerson.of(userId).map(({ socketId }) => socketId))],
  };
}

/** Nothing is sent about a deleted order or branch, so no one needs to be disconnected. */
function isSilent(tables: WorldTables, right: GuardedChannel): boolean {
  if (right.kind === 'user') return false;
  if (right.kind === 'branch') return !tables.branch.has(right.branchId);
  return !tables.order.has(right.orderId);
}

function isMoved({ before, after }: RowChange, column: string): boolean {
  return before !== null && after !== null && before[column] !== after[column];
}

function getOrderId(right: GuardedChannel): number | undefined {
  return right.kind === 'order' || right.kind === 'orderPresence' ? right.orderId : undefined;
}

function createGroups<Key>() {
  const groups = new Map<Key, Set<Grant>>();
  return {
    of: (key: Key): Grant[] => [...(groups.get(key) ?? [])],
    add: (key: Key, grant: Grant) => void groups.set(key, (groups.get(key) ?? new Set<Grant>()).add(grant)),
    remove(key: Key, grant: Grant) {
      const group = groups.get(key);
      group?.delete(grant);
      if (group?.size === 0) groups.delete(key);
    },
  };
}
