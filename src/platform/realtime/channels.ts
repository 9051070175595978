/** A private channel, by its owner (spec section 7, Realtime). */
export type Channel = { kind: 'user'; userId: number } | { kind: 'branch'; branchId: number };

/** Name of a person's own channel, without its `private-` prefix. */
export const userChannel = (userId: number): string => `App.Models.User.${userId}`;
/** Name of a branch's channel, without its `private-` prefix. */
export const branchChannel = (branchId: number): string => `company-branches.${branchId}`;

/** Parses the name of a channel; undefined for an unknown one. */
export function parseChannel(name: string): Channel | undefined {
  const [, kind, id] = /^(App\.Models\.User|company-branches)\.([1-9]\d*)$/.exec(name) ?? [];
  if (kind === undefined) return undefined;
  return kind === 'company-branches' ? { kind: 'branch', branchId: Number(id) } : { kind: 'user', userId: Number(id) };
}
