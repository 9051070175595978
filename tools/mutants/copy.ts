import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../steps';
import { type PlacedFault, withFault } from './fault';

/** A copy of the working tree in the temporary folder, so that no fault touches the tree itself. */
export type Copy = {
  path: string;
  /** Plants a fault until `restore` is called. */
  plant: (fault: PlacedFault) => void;
  restore: (fault: PlacedFault) => void;
  remove: () => void;
};

export function createCopy(): Copy {
  const path = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const file of listTreeFiles()) cpSync(join(repository, file), join(path, file));
  symlinkSync(join(repository, 'node_modules'), join(path, 'node_modules'));
  const original = ({ file }: PlacedFault) => readFileSync(join(repository, file), 'utf8');
  return {
    path,
    plant: (fault) => writeFileSync(join(path, fault.file), withFault(original(fault), fault)),
    restore: (fault) => writeFileSync(join(path, fault.file), original(fault)),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Files that git tracks or would track, without deleted files that are not committed. */
function listTreeFiles(): string[] {
  const list = (...options: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...options], {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
    })
      .split('\0')
      .filter((file) => file !== '');
  const deleted = new Set(list('--deleted'));
  return [...new Set(list('--cached', '--others', '--exclude-standard'))].filter((file) => !deleted.has(file));
}
