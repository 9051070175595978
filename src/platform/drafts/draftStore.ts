import { createStore, keys, type UseStore } from 'idb-keyval';
import type { DraftOwner } from './draftKey';
import { withOpenLimit } from './openLimit';

/** An unused draft is deleted after this many milliseconds: 30 days. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

const databaseName = 'crewboard-drafts';
const storeName = 'drafts';

export type StorageOverrides = {
  openStore?: () => UseStore;
  now?: () => number;
  /** Called when this device stores no drafts or has no space for one. */
  onRefused?: () => void;
};

/** The draft storage of one prefix. */
export type DraftStore = ReturnType<typeof openDraftStore>;

export function openDraftStore(prefix: string, overrides: StorageOverrides) {
  const {
    openStore = () => withOpenLimit(createStore(databaseName, storeName)),
    now = Date.now,
    onRefused,
  } = overrides;
  let opened: UseStore | undefined;
  const open = () => (opened ??= openStore());
  return {
    prefix,
    now,
    open,
    /** Stores something. False, with a notice, when the device refuses it. */
    keep: async (work: () => Promise<unknown>): Promise<boolean> => {
      const isStored = await withFallback(async () => (await work(), true), false);
      if (!isStored) onRefused?.();
      return isStored;
    },
    isFresh: (kept: { savedAt: number }) => now() - kept.savedAt < DRAFT_LIFETIME,
    keysFrom: async (start: string) => (await keys<string>(open())).filter((key) => key.startsWith(start)),
    /** Owners who logged out. A form that is still open must not store their draft again. */
    gone: new Set<DraftOwner>(),
  };
}

/** Drafts are best effort: a failing store counts as no store. */
export async function withFallback<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
