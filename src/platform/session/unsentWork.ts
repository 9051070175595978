import type { DraftOwner } from '../drafts/draftKey';
import type { Drafts } from '../drafts/drafts';
import type { WaitingStore } from '../offline/waitingStore';

/** What a person typed or did that the provider does not have yet. */
type UnsentWork = { drafts: Drafts; waiting: WaitingStore };

/** How many drafts and waiting changes are on this device. */
export async function countUnsent({ drafts, waiting }: UnsentWork, owner: DraftOwner | undefined): Promise<number> {
  if (!owner) return 0;
  const counts = await Promise.all([drafts.count(owner), waiting.count(owner)]);
  return counts[0] + counts[1];
}

export async function removeUnsent({ drafts, waiting }: UnsentWork, owner: DraftOwner | undefined): Promise<void> {
  if (owner) await Promise.all([drafts.removeAll(owner), waiting.removeAll(owner)]);
}
