import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '../steps';
import { table } from './table';

/** The form as built, and the same form with one of its parts replaced by what final-form does by itself. */
export const formVariants = [
  'as built',
  'every field validated',
  'a subscription per reader',
  'no silent registration',
  'plain react-final-form',
] as const;

export type Variant = (typeof formVariants)[number];

/** Milliseconds of processor time. */
export type FormResults = Record<Variant, { mount: number; inEntry: number; inNotes: number; removeEntry: number }>;

/** Prints what each part of the form layer saves in a form of 60 entries; false when that failed. */
export async function reportForms(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'forms.json');
  const { ok, output } = await runStep({
    name: 'forms',
    command: ['vitest', 'run', '--config', 'tools/bench/vitest.config.ts', 'tools/bench/forms.measured.tsx'],
    env: { BENCH_RESULTS: file },
  });
  if (ok) print(JSON.parse(readFileSync(file, 'utf8')) as FormResults);
  else console.log(`\n${output}`);
  rmSync(folder, { recursive: true });
  return ok;
}

function print(results: FormResults): void {
  console.log('\nA form of 60 entries with 3 fields each, in Node with happy-dom, ms of processor time\n');
  const rows = formVariants.map((variant) => {
    const { mount, inEntry, inNotes, removeEntry } = results[variant];
    return [variant, inEntry.toFixed(2), inNotes.toFixed(2), removeEntry.toFixed(0), mount.toFixed(0)];
  });
  console.log(table([['form', 'key in an entry', 'key elsewhere', 'remove the first entry', 'mount'], ...rows]));
}
