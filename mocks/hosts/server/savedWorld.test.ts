// @vitest-environment node
import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { readSaved, writeSaved } from './world';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-world-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

it('replaces a saved world in one step, so that a killed server leaves one that is whole', () => {
  const [path, before] = [join(folder, 'world.json'), join(folder, 'before.json')];
  writeSaved(path, 'first');
  linkSync(path, before);
  writeSaved(path, 'second');
  expect([path, before].map((each) => readSaved(each, true))).toEqual(['second', 'first']);
  expect(readFileSync(path, 'utf8')).toBe('second');
  expect(readdirSync(folder)).toHaveLength(2);
});

it('lets only its owner read a saved world, which has passwords, also after a killed server left one', () => {
  const path = join(folder, 'world.json');
  writeFileSync(`${path}.unfinished`, 'half', { mode: 0o644 });
  writeSaved(path, 'whole');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('starts without the file that it will write, but not when its folder is missing', () => {
  expect(readSaved(join(folder, 'new.json'), true)).toBeUndefined();
  expect(() => readSaved(join(folder, 'none', 'new.json'), true)).toThrow(/^There is no folder /);
});

it.each([
  ['a file that does not exist and will not be written', 'new.json', false],
  ['a folder', '', true],
])('refuses %s', (_, name, isWritten) => {
  expect(() => readSaved(join(folder, name), isWritten)).toThrow(/^There is no file /);
});
