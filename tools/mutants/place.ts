import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repository } from '../checks/steps';
import type { Fault } from './faults';

/** Every file of the product and of the fake that people write, without tests: path → text. */
export function readSources(): Map<string, string> {
  const files = ['src', 'mocks'].flatMap((area) =>
    readdirSync(join(repository, area), { recursive: true, encoding: 'utf8' }).map((file) => `${area}/${file}`),
  );
  const isSource = (file: string) => /(?<!\.test)\.tsx?$/.test(file) && !/^\w+\/generated\//.test(file);
  return new Map(files.filter(isSource).map((file) => [file, readFileSync(join(repository, file), 'utf8')]));
}

/** The file of a fault, and its text with the fault. Throws unless the fault applies exactly once. */
export function placeFault([place, , text, replacement]: Fault, sources: ReadonlyMap<string, string>) {
  const [area, name] = place.split(' ');
  const found = [...sources].filter(([, source]) => source.includes(text));
  const [hit, ...more] = found.filter(([file]) => file.startsWith(`${area}/`) && basename(file) === name);
  const isOnce = hit !== undefined && more.length === 0 && hit[1].split(text).length === 2;
  if (!isOnce)
    throw new Error(`${place} needs this text once: ${text}; found in ${found.map(([file]) => file).join(', ')}`);
  const [file, source] = hit;
  // As a function, so that no "$" in it has a meaning.
  return { file, source, faulty: source.replace(text, () => replacement) };
}
