import { createStore, keys, type UseStore } from 'idb-keyval';
import type { DraftOwner } from './draftKey';

/** A draft nobody came back for is dropped after so many milliseconds: 30 days. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

const databaseName = 'crewboard-drafts';
const storeName = 'drafts';

export type Surroundings = {
  openStore?: () => UseStore;
  now?: () => number;
  /** Hears that this device keeps no drafts, or has no room for one. */
  onRefused?: () => void;
};

/** Where the drafts of a seat lie. */
export type DraftStore = ReturnType<typeof openDraftStore>;

export function openDraftStore(prefix: string, surroundings: Surroundings) {
  const { openStore = () => createStore(databaseName, storeName), now = Date.now, onRefused } = surroundings;
  let opened: UseStore | undefined;
  const open = () => (opened ??= openStore());
  return {
    prefix,
    now,
    open,
    /** Keeps something; false, and told, when the device does not take it. */
    keep: async (work: () => Promise<unknown>): Promise<boolean> => {
      const isKept = await quietly(async () => (await work(), true), false);
      if (!isKept) onRefused?.();
      return isKept;
    },
    isFresh: (kept: { savedAt: number }) => now() - kept.savedAt < DRAFT_LIFETIME,
    keysFrom: async (start: string) => (await keys<string>(open())).filter((key) => key.startsWith(start)),
    /** Who has left for good: a form still open while its person logs out must not bring back what they threw away. */
    gone: new Set<DraftOwner>(),
  };
}

/** Keeping drafts is a kindness, not a promise: a store that fails is as good as none. */
export async function quietly<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
