import { delMany, getMany, set } from 'idb-keyval';
import { type DraftKey, filesStart } from './draftKey';
import { type DraftStore, quietly } from './draftStore';

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
type KeptFile = Pick<File, 'name' | 'type' | 'lastModified'> & { bytes: ArrayBuffer };
type Kept = { file: KeptFile | number; savedAt: number };

export function createDraftFiles({ prefix, open, now, isFresh, keep, keysFrom, gone }: DraftStore): DraftFiles {
  return {
    loadFiles: (key) =>
      quietly(async () => {
        gone.delete(key.owner);
        const start = filesStart(prefix, key);
        const found = await keysFrom(start);
        const kept = await getMany<Kept | undefined>(found, open());
        return new Map(
          found.flatMap((each, at) => {
            const file = kept[at];
            return file && isFresh(file) ? [[each.slice(start.length), fileOf(file.file)] as const] : [];
          }),
        );
      }, new Map()),
    saveFile: (key, name, file) =>
      keep(async () => {
        if (gone.has(key.owner)) return;
        const kept: Kept = { file: typeof file === 'number' ? file : await bytesOf(file), savedAt: now() };
        await set(filesStart(prefix, key) + name, kept, open());
      }),
    removeFiles: (key, names) =>
      quietly(async () => {
        const start = filesStart(prefix, key);
        await delMany(names ? names.map((name) => start + name) : await keysFrom(start), open());
      }, undefined),
  };
}

async function bytesOf(file: File): Promise<KeptFile> {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
}

function fileOf(kept: KeptFile | number): DraftFile {
  if (typeof kept === 'number') return kept;
  const { bytes, name, type, lastModified } = kept;
  return new File([bytes], name, { type, lastModified });
}
