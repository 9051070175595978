import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The text of a world's file; undefined if it does not exist yet and will be written. Throws an error with one line when
 * it cannot be read, or not be written later.
 */
export function readSaved(path: string, isWritten: boolean): string | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return readFileSync(path, 'utf8');
  if (!isWritten || existsSync(path)) throw new Error(`There is no file ${path}`);
  if (!existsSync(dirname(path))) throw new Error(`There is no folder ${dirname(path)}`);
  return undefined;
}

/**
 * Replaces the file in one step, so that it is whole even when the process is killed while it writes. It has passwords
 * and tokens, so only its owner can read it.
 */
export function writeSaved(path: string, text: string): void {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, text, { mode: 0o600 });
  renameSync(unfinished, path);
}
