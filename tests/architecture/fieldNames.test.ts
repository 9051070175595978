// @vitest-environment node
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'wrongFields');

/** Line numbers of `fields.tsx` that match `holds`. */
function findLines(holds: (line: string) => boolean): number[] {
  const lines = readFileSync(join(folder, 'fields.tsx'), 'utf8').split('\n');
  return lines.flatMap((line, index) => (holds(line) ? [index + 1] : []));
}

/** Numbers of the lines of `fields.tsx` that do not compile. */
async function refusedLines(): Promise<number[]> {
  const command = join(repository, 'node_modules/.bin/tsc');
  const found = await promisify(execFile)(command, ['-p', folder, '--pretty', 'false']).then(
    ({ stdout }) => stdout,
    (error: unknown) => readOutput(error),
  );
  const elsewhere = found.split('\n').filter((line) => line.includes('error TS') && !line.includes('fields.tsx('));
  if (elsewhere.length > 0) throw new Error(elsewhere.join('\n'));
  const lines = [...found.matchAll(/fields\.tsx\((\d+),/g)].map(([, line]) => Number(line));
  return [...new Set(lines)].toSorted((one, other) => one - other);
}

/** Errors make the compiler exit with 1 or 2, which is what is wanted here. */
function readOutput(error: unknown): string {
  if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return error.stdout;
  throw error;
}

test('a wrong name of a field, a wrong field of a rule and a value of another type do not compile', async () => {
  expect(await refusedLines()).toEqual(findLines((line) => line.includes('// wrong: ')));
}, 60_000);
