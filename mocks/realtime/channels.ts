/** A channel that needs permission, taken apart (spec section 7, Realtime). */
export type GuardedChannel =
  | { kind: 'user'; userId: number }
  | { kind: 'branch'; branchId: number }
  | { kind: 'order'; orderId: number }
  | { kind: 'orderPresence'; orderId: number };

/** Name on the wire of a person's own channel. */
export const userChannel = (userId: number) => `private-App.Models.User.${userId}`;

/** Name on the wire of a branch's channel. */
export const branchChannel = (branchId: number) => `private-company-branches.${branchId}`;

/** Name on the wire of the channel of an order. */
export const orderChannel = (orderId: number) => `private-orders.${orderId}`;

/** What a channel name means; undefined when nothing is behind it. */
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
