import { del, delMany, entries, get, set } from 'idb-keyval';
import { createRequiredContext } from '../lib/requiredContext';
import { createDraftFiles, type DraftFiles } from './draftFiles';
import { type DraftKey, type DraftOwner, getDraft, toFormKey } from './draftKey';
import { openDraftStore, withFallback, type StorageOverrides } from './draftStore';
import { type DraftValues, withoutSecrets } from './draftValues';

/**
 * Typed but unsent values, stored on this device. Each tab has its own draft of a form; a tab that has none gets the
 * newest one of the tabs that were closed. Without storage (no IndexedDB, no space) every call still resolves:
 * `load` finds nothing and the rest does nothing.
 */
export type Drafts = DraftFiles & {
  load: (key: DraftKey) => Promise<DraftValues | undefined>;
  /** Stores the values without passwords, codes and tokens. Deletes the draft when nothing is left to store. */
  save: (key: DraftKey, values: DraftValues) => Promise<void>;
  remove: (key: DraftKey) => Promise<void>;
  /** Counts an owner's drafts. */
  count: (owner: DraftOwner) => Promise<number>;
  /** False when the device refused the latest draft, so what is typed is lost with the page. */
  keepsDrafts: () => boolean;
  /** Deletes all drafts of an owner who logs out. Nothing more is stored for them until they `load` again. */
  removeAll: (owner: DraftOwner) => Promise<void>;
};

type StoredDraft = { values: DraftValues; savedAt: number };

/** Opens the drafts. `prefix` is the browser storage's, empty in production. */
export function createDrafts(prefix: string, overrides: StorageOverrides = {}): Drafts {
  const store = openDraftStore(prefix, overrides);
  const { open, now, isFresh, keep, keysFrom, getOwnKey, findOwnKey, gone } = store;
  let swept = false;

  const sweep = async () => {
    if (swept) return;
    swept = true;
    const all = await entries<string, { savedAt: number }>(open());
    const stale = all.filter(([, stored]) => !isFresh(stored)).map(([key]) => key);
    await delMany(stale, open());
  };
  const listKeys = (owner: DraftOwner) => keysFrom(toFormKey(prefix, { owner, form: '' }));

  return {
    ...createDraftFiles(store),
    keepsDrafts: store.keepsDrafts,
    load: (key) =>
      withFallback(async () => {
        gone.delete(key.owner);
        const stored = await get<StoredDraft>(await findOwnKey(key), open());
        return stored && isFresh(stored) ? stored.values : undefined;
      }, undefined),
    save: async (key, values) => {
      await keep(async () => {
        if (gone.has(key.owner)) return;
        const storable = withoutSecrets(values);
        const id = await getOwnKey(key);
        if (Object.keys(storable).length === 0) await del(id, open());
        else await set(id, { values: storable, savedAt: now() } satisfies StoredDraft, open());
        await sweep();
      });
    },
    remove: (key) => withFallback(async () => del(await getOwnKey(key), open()), undefined),
    count: (owner) => withFallback(async () => new Set((await listKeys(owner)).map(getDraft)).size, 0),
    removeAll: (owner) => {
      gone.add(owner);
      return withFallback(async () => delMany(await listKeys(owner), open()), undefined);
    },
  };
}

export const [DraftsProvider, useDrafts] = createRequiredContext<Drafts>('drafts');
