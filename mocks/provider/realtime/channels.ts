/** A parsed channel name that needs permission (spec section 7, Realtime). */
export type GuardedChannel =
  | { kind: 'user'; userId: number }
  | { kind: 'branch'; branchId: number }
  | { kind: 'order'; orderId: number }
  | { kind: 'orderPresence'; orderId: number };

/** Wire name of a person's own channel. */
export const userChannel = (userId: number) => `private-App.Models.User.${userId}`;

/** Wire name of a branch's channel. */
export const branchChannel = (branchId: number) => `private-company-branches.${branchId}`;

/** Wire name of an order's channel. */
export const orderChannel = (orderId: number) => `private-orders.${orderId}`;

/** Parses a channel name; undefined when it has no meaning. */
export function parseChannel(name: string): GuardedChannel | undefined {
  const match =
    /^(private-App\.Models\.User|private-company-branches|private-orders|presence-orders)\.([1-9]\d{0,9})$/.exec(name);
  const id = Number(match?.[2]);
  switch (match?.[1]) {
    case 'private-App.Models.User':
      return { kind: 'user', userId: id };
    case 'private-company-branches':
      return { kind: 'branch', branchId: id };
    case 'private-orders':
      return { kind: 'order', orderId: id };
    case 'presence-orders':
      return { kind: 'orderPresence', orderId: id };
    default:
      return undefined;
  }
}
