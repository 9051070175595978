import type { Attachment } from '#generated/model';
import { newKey } from '#platform/lib/newKey';

/** Form values of an order's file. The id is missing until the upload is done. */
export type FileValues = { key: string; id: number | null; name: string; size: number; type: string };

export function toFileValues({ id, name, size, type }: Attachment): FileValues {
  return { key: `file-${id}`, id, name, size, type };
}

/** A newly chosen file. Its unique key makes a repeated upload create only one file. */
export function createFileValues({ name, size, type }: File): FileValues {
  return { key: newKey(), id: null, name, size, type };
}

/** Merges two users' changes to an order's files: keeps what either added and drops what either removed. */
export function mergeFiles(
  base: readonly FileValues[],
  mine: readonly FileValues[],
  theirs: readonly FileValues[],
): readonly FileValues[] {
  const has = (list: readonly FileValues[], { id }: FileValues) => id !== null && list.some((each) => each.id === id);
  const left = theirs.filter((file) => has(mine, file) || !has(base, file));
  return [...left, ...mine.filter((file) => !has(base, file) && !has(theirs, file))];
}
