import type { DraftOwner } from '../drafts/draftKey';
import type { Drafts } from '../drafts/drafts';

/** Changes on this device that wait for the network. */
export type UnsentChanges = {
  /** In words, in the order they were made. */
  list: (owner: DraftOwner) => Promise<readonly { variables: { text: string } }[]>;
  removeAll: (owner: DraftOwner) => Promise<void>;
};

/** Drafts and changes that the provider does not have yet. */
type UnsentStores = { drafts: Drafts; waiting: UnsentChanges };

export type UnsentWork = {
  hasDrafts: boolean;
  /** Changes that wait for the network, in words. */
  changes: readonly string[];
};

export const nothingUnsent: UnsentWork = { hasDrafts: false, changes: [] };

/** Reads what logging out would delete from this device. */
export async function readUnsent(
  { drafts, waiting }: UnsentStores,
  owner: DraftOwner | undefined,
): Promise<UnsentWork> {
  if (!owner) return nothingUnsent;
  const [count, changes] = await Promise.all([drafts.count(owner), waiting.list(owner)]);
  return { hasDrafts: count > 0, changes: changes.map(({ variables }) => variables.text) };
}

export async function removeUnsent({ drafts, waiting }: UnsentStores, owner: DraftOwner | undefined): Promise<void> {
  if (owner) await Promise.all([drafts.removeAll(owner), waiting.removeAll(owner)]);
}
