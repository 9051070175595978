import { delMany, getMany, set } from 'idb-keyval';
import { type DraftKey, toFilesKey } from './draftKey';
import { type DraftStore, withFallback } from './draftStore';

/** A file chosen in a form or, once it was sent, its id. */
export type DraftFile = File | number;

export type DraftFiles = {
  /** The files of a draft, by name. */
  loadFiles: (key: DraftKey) => Promise<ReadonlyMap<string, DraftFile>>;
  /** Stores a file with a draft and replaces the one with the same name. False when this device cannot store it. */
  saveFile: (key: DraftKey, name: string, file: DraftFile) => Promise<boolean>;
  /** Removes files of a draft: those with these names, or all. */
  removeFiles: (key: DraftKey, names?: readonly string[]) => Promise<void>;
};

/** Stored as bytes, because a file on the person's disk may be gone or changed when it is read again. */
type StoredFile = Pick<File, 'name' | 'type' | 'lastModified'> & { bytes: ArrayBuffer };
type StoredEntry = { file: StoredFile | number; savedAt: number };

export function createDraftFiles({
  open,
  now,
  isFresh,
  keep,
  keysFrom,
  getOwnKey,
  findOwnKey,
  gone,
}: DraftStore): DraftFiles {
  return {
    loadFiles: (key) =>
      withFallback(async () => {
        gone.delete(key.owner);
        const start = toFilesKey(await findOwnKey(key));
        const found = await keysFrom(start);
        const stored = await getMany<StoredEntry | undefined>(found, open());
        return new Map(
          found.flatMap((each, at) => {
            const file = stored[at];
            return file && isFresh(file) ? [[each.slice(start.length), toDraftFile(file.file)] as const] : [];
          }),
        );
      }, new Map()),
    saveFile: (key, name, file) =>
      keep(async () => {
        if (gone.has(key.owner)) return;
        const stored: StoredEntry = {
          file: typeof file === 'number' ? file : await toStoredFile(file),
          savedAt: now(),
        };
        await set(toFilesKey(await getOwnKey(key)) + name, stored, open());
      }),
    removeFiles: (key, names) =>
      withFallback(async () => {
        const start = toFilesKey(await getOwnKey(key));
        await delMany(names ? names.map((name) => start + name) : await keysFrom(start), open());
      }, undefined),
  };
}

async function toStoredFile(file: File): Promise<StoredFile> {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
}

function toDraftFile(stored: StoredFile | number): DraftFile {
  if (typeof stored === 'number') return stored;
  const { bytes, name, type, lastModified } = stored;
  return new File([bytes], name, { type, lastModified });
}
