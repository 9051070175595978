import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Copy, createCopy } from './mutants/copy';
import { type Fault, placeFault, type PlacedFault } from './mutants/fault';
import { faults } from './mutants/faults';
import { firstFailure } from './mutants/firstFailure';
import { readSources } from './mutants/sources';
import { runStep } from './steps';

/*
 * npm run mutants [-- --only <text>]: plants realistic faults one at a time in a copy of the working tree and counts how
 * many the unit tests catch. `--only` takes the faults whose area, file name or description contains the text. A fault that no
 * longer applies fails the command; one that survives does not: it names a test to write.
 */

const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values;
const chosen = faults.filter((fault) => `${formatTitle(fault)} ${fault.description}`.includes(only));
const sources = readSources();

const copy = createCopy();
process.on('exit', copy.remove);
process.on('SIGINT', () => process.exit(130));

const outcomes: Verdict[] = [];
for (const fault of chosen) outcomes.push(await tryFault(copy, fault));
const count = (verdict: Verdict) => outcomes.filter((each) => each === verdict).length;
console.log(`${count('caught')} of ${chosen.length} faults caught`);
process.exitCode = count('obsolete') > 0 ? 1 : 0;

type Verdict = 'caught' | 'survived' | 'unclear' | 'obsolete';

async function tryFault({ path, plant, restore }: Copy, fault: Fault): Promise<Verdict> {
  let placed: PlacedFault;
  try {
    placed = placeFault(fault, sources);
  } catch (error) {
    print('obsolete', 0, fault, error instanceof Error ? error.message : '');
    return 'obsolete';
  }
  const started = performance.now();
  plant(placed);
  const { verdict, detail } = await judge(path, placed);
  restore(placed);
  print(verdict, (performance.now() - started) / 1000, fault, detail);
  return verdict;
}

/** A test that fails once and not again noticed a slow machine and no fault: then all of them run again. */
async function judge(path: string, fault: PlacedFault): Promise<{ verdict: Verdict; detail: string }> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const first = await runTests(path, fault, ['related', fault.file, '--run']);
    if (first.ok) return { verdict: 'survived', detail: '' };
    if (!first.failure) return { verdict: 'unclear', detail: first.lastLine };
    const again = await runTests(path, fault, ['run', first.failure.file]);
    if (again.failure) return { verdict: 'caught', detail: `${again.failure.file}: ${again.failure.test}` };
  }
  return { verdict: 'unclear', detail: 'other tests failed each time, and none of them again' };
}

async function runTests(path: string, { file, description }: PlacedFault, what: readonly string[]) {
  const reportFile = join(path, 'test-results/mutant.json');
  rmSync(reportFile, { force: true });
  const config = ['--config', 'tools/mutants/vitest.config.ts', '--reporter=json', `--outputFile=${reportFile}`];
  const { ok, output } = await runStep({
    name: description,
    command: ['vitest', ...what, '--bail=1', '--isolate=false', '--passWithNoTests', ...config],
    env: { FAULTY_FILE: file },
    cwd: path,
  });
  return { ok, failure: firstFailure(reportFile, path), lastLine: output.trimEnd().split('\n').at(-1) ?? '' };
}

/** One line per fault and, below it, which test caught it. */
function print(verdict: Verdict, seconds: number, fault: Fault, detail: string): void {
  const shown = verdict === 'caught' ? verdict : verdict.toUpperCase();
  console.log(`${shown.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${formatTitle(fault)}: ${fault.description}`);
  if (detail !== '') console.log(`                    ${detail}`);
}

function formatTitle({ area, name }: Fault): string {
  return `${area} ${name}`;
}
