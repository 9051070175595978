import { del, delMany, entries, get, set } from 'idb-keyval';
import { createDraftFiles, type DraftFiles } from './draftFiles';
import { type DraftKey, type DraftOwner, formOf, storageKey } from './draftKey';
import { openDraftStore, quietly, type Surroundings } from './draftStore';
import { type DraftValues, withoutSecrets } from './draftValues';

/**
 * Typed but unsent values, stored on this device. Without storage (no IndexedDB, no space) every call still resolves:
 * `load` finds nothing and the rest does nothing.
 */
export type Drafts = DraftFiles & {
  load: (key: DraftKey) => Promise<DraftValues | undefined>;
  /** Stores the values without passwords, codes and tokens. Deletes the draft when nothing is left to store. */
  save: (key: DraftKey, values: DraftValues) => Promise<void>;
  remove: (key: DraftKey) => Promise<void>;
  /** How many drafts an owner has. */
  countOf: (owner: DraftOwner) => Promise<number>;
  /** Deletes all drafts of an owner who logs out. Nothing more is stored for them until they `load` again. */
  removeAllOf: (owner: DraftOwner) => Promise<void>;
};

type Kept = { values: DraftValues; savedAt: number };

/** Opens the drafts of a tab. The prefix is that of its browser storage, empty in production. */
export function createDrafts(prefix: string, surroundings: Surroundings = {}): Drafts {
  const store = openDraftStore(prefix, surroundings);
  const { open, now, isFresh, keep, keysFrom, gone } = store;
  let swept = false;

  const sweep = async () => {
    if (swept) return;
    swept = true;
    const all = await entries<string, { savedAt: number }>(open());
    const stale = all.filter(([, kept]) => !isFresh(kept)).map(([key]) => key);
    await delMany(stale, open());
  };
  const keysOf = (owner: DraftOwner) => keysFrom(storageKey(prefix, { owner, form: '' }));

  return {
    ...createDraftFiles(store),
    load: (key) =>
      quietly(async () => {
        gone.delete(key.owner);
        const kept = await get<Kept>(storageKey(prefix, key), open());
        return kept && isFresh(kept) ? kept.values : undefined;
      }, undefined),
    save: async (key, values) => {
      await keep(async () => {
        if (gone.has(key.owner)) return;
        const keepable = withoutSecrets(values);
        const id = storageKey(prefix, key);
        if (Object.keys(keepable).length === 0) await del(id, open());
        else await set(id, { values: keepable, savedAt: now() } satisfies Kept, open());
        await sweep();
      });
    },
    remove: (key) => quietly(() => del(storageKey(prefix, key), open()), undefined),
    countOf: (owner) => quietly(async () => new Set((await keysOf(owner)).map(formOf)).size, 0),
    removeAllOf: (owner) => {
      gone.add(owner);
      return quietly(async () => delMany(await keysOf(owner), open()), undefined);
    },
  };
}
