import type { DraftOwner } from '../drafts/draftKey';
import type { Drafts } from '../drafts/drafts';

/** Changes on this device that wait for the network. */
export type WaitingChanges = {
  count: (owner: DraftOwner) => Promise<number>;
  removeAll: (owner: DraftOwner) => Promise<void>;
};

/** Drafts and changes that the provider does not have yet. */
type UnsentWork = { drafts: Drafts; waiting: WaitingChanges };

/** Counts the drafts and offline changes on this device. */
export async function countUnsent({ drafts, waiting }: UnsentWork, owner: DraftOwner | undefined): Promise<number> {
  if (!owner) return 0;
  const counts = await Promise.all([drafts.count(owner), waiting.count(owner)]);
  return counts[0] + counts[1];
}

export async function removeUnsent({ drafts, waiting }: UnsentWork, owner: DraftOwner | undefined): Promise<void> {
  if (owner) await Promise.all([drafts.removeAll(owner), waiting.removeAll(owner)]);
}
