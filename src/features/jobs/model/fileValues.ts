import type { Attachment } from '../../../generated/model';
import { newKey } from '../../../platform/lib/newKey';

/** A file as the form of an order edits it: without an id until the provider has it. */
export type FileValues = { key: string; id: number | null; name: string; size: number; type: string };

/** A file the order has. */
export function fileValuesOf({ id, name, size, type }: Attachment): FileValues {
  return { key: `file-${id}`, id, name, size, type };
}

/** A file just chosen; its key is nobody else's, so that sending it twice makes one file. */
export function newFile({ name, size, type }: File): FileValues {
  return { key: newKey(), id: null, name, size, type };
}

/** Two people's changes to the files of one order: what either added is there, what either took away is not. */
export function mergedFiles(
  base: readonly FileValues[],
  mine: readonly FileValues[],
  theirs: readonly FileValues[],
): readonly FileValues[] {
  const has = (list: readonly FileValues[], { id }: FileValues) => id !== null && list.some((each) => each.id === id);
  const left = theirs.filter((file) => has(mine, file) || !has(base, file));
  return [...left, ...mine.filter((file) => !has(base, file) && !has(theirs, file))];
}
