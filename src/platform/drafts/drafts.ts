import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { type DraftValues, withoutSecrets } from './draftValues';

/** Whose draft: a signed-in person's, or that of somebody signing up who is known by an otp id only. */
export type DraftOwner = `user:${number}` | `otp:${string}`;

/** Whose draft of which form. A form whose fields change their meaning takes a new name. */
export type DraftKey = { owner: DraftOwner; form: string };

/**
 * What was typed and not sent yet, kept on this device. Where nothing can be kept (no IndexedDB, no room) everything
 * resolves all the same: `load` finds nothing, the rest does nothing.
 */
export type Drafts = {
  load: (key: DraftKey) => Promise<DraftValues | undefined>;
  /** Keeps the values but for passwords, codes and tokens; nothing left to keep removes the draft. */
  save: (key: DraftKey, values: DraftValues) => Promise<void>;
  remove: (key: DraftKey) => Promise<void>;
  /** The files kept beside a draft. */
  loadFiles: (key: DraftKey) => Promise<readonly File[]>;
  /** Keeps these files beside a draft, in place of those before; false when this device does not hold them. */
  saveFiles: (key: DraftKey, files: readonly File[]) => Promise<boolean>;
  /** How many drafts an owner has. */
  countOf: (owner: DraftOwner) => Promise<number>;
  /** Removes all of an owner who leaves for good (logout); nothing more is kept for them until they `load` again. */
  removeAllOf: (owner: DraftOwner) => Promise<void>;
};

/** A draft nobody came back for is dropped after so many milliseconds: 30 days. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

const databaseName = 'crewboard-drafts';
const storeName = 'drafts';

type Kept = { values: DraftValues; savedAt: number };
/** As bytes: a file of the person's disk may be gone or another one when it is read again. */
type KeptFile = Pick<File, 'name' | 'type' | 'lastModified'> & { bytes: ArrayBuffer };
type KeptFiles = { files: readonly KeptFile[]; savedAt: number };
type Surroundings = { openStore?: () => UseStore; now?: () => number };

/** Opens the drafts of a seat; the prefix is the one of its browser storage, empty in production. */
export function createDrafts(prefix: string, surroundings: Surroundings = {}): Drafts {
  const { openStore = () => createStore(databaseName, storeName), now = Date.now } = surroundings;
  let opened: UseStore | undefined;
  let swept = false;
  const gone = new Set<DraftOwner>();
  const store = () => (opened ??= openStore());
  const isFresh = (kept: Pick<Kept, 'savedAt'>) => now() - kept.savedAt < DRAFT_LIFETIME;

  const sweep = async () => {
    if (swept) return;
    swept = true;
    const all = await entries<string, Kept | KeptFiles>(store());
    const stale = all.filter(([, kept]) => !isFresh(kept)).map(([key]) => key);
    await delMany(stale, store());
  };
  const keysOf = async (owner: DraftOwner) => {
    const all = await keys<string>(store());
    return all.filter((key) => key.startsWith(storageKey(prefix, { owner, form: '' })));
  };

  return {
    load: (key) =>
      quietly(async () => {
        gone.delete(key.owner);
        const kept = await get<Kept>(storageKey(prefix, key), store());
        return kept && isFresh(kept) ? kept.values : undefined;
      }, undefined),
    save: (key, values) =>
      quietly(async () => {
        // A form still open while its person logs out must not bring back what they threw away.
        if (gone.has(key.owner)) return;
        const keepable = withoutSecrets(values);
        const id = storageKey(prefix, key);
        if (Object.keys(keepable).length === 0) await del(id, store());
        else await set(id, { values: keepable, savedAt: now() } satisfies Kept, store());
        await sweep();
      }, undefined),
    remove: (key) => quietly(() => del(storageKey(prefix, key), store()), undefined),
    loadFiles: (key) =>
      quietly(async () => {
        gone.delete(key.owner);
        const kept = await get<KeptFiles>(filesKey(prefix, key), store());
        return kept && isFresh(kept) ? kept.files.map(fileOf) : [];
      }, []),
    saveFiles: (key, files) =>
      quietly(async () => {
        if (gone.has(key.owner)) return true;
        const id = filesKey(prefix, key);
        if (files.length === 0) await del(id, store());
        else
          await set(id, { files: await Promise.all(files.map(bytesOf)), savedAt: now() } satisfies KeptFiles, store());
        return true;
      }, files.length === 0),
    countOf: (owner) => quietly(async () => new Set((await keysOf(owner)).map(formOf)).size, 0),
    removeAllOf: (owner) => {
      gone.add(owner);
      return quietly(async () => delMany(await keysOf(owner), store()), undefined);
    },
  };
}

function storageKey(prefix: string, { owner, form }: DraftKey): string {
  return `${prefix}${owner}/${form}`;
}

const filesSuffix = '#files';

function filesKey(prefix: string, key: DraftKey): string {
  return `${storageKey(prefix, key)}${filesSuffix}`;
}

/** What was typed into a form and the files chosen in it are one draft. */
function formOf(storedKey: string): string {
  return storedKey.endsWith(filesSuffix) ? storedKey.slice(0, -filesSuffix.length) : storedKey;
}

async function bytesOf(file: File): Promise<KeptFile> {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
}

function fileOf({ bytes, name, type, lastModified }: KeptFile): File {
  return new File([bytes], name, { type, lastModified });
}

/** Keeping drafts is a kindness, not a promise: a store that fails is as good as none. */
async function quietly<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
