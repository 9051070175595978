import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository, runStep } from '../checks/steps';
import { type Fault, faults } from './faults';
import { placeFault, readSources } from './place';

/*
 * npm run mutants [-- --only <text>]: plants realistic faults one at a time in a copy of the working tree and counts how
 * many the unit tests catch. `--only` takes the faults whose file or description contains the text. A fault that no longer
 * applies fails the command; one that survives does not: it names a test to write.
 */

const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values;
const chosen = faults.filter(([file, description]) => `${file} ${description}`.includes(only));
const sources = readSources();

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
});
for (const file of listed.split('\0'))
  if (file !== '' && existsSync(join(repository, file))) cpSync(join(repository, file), join(copy, file));
symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));

type Verdict = 'caught' | 'SURVIVED' | 'UNCLEAR' | 'OBSOLETE';

let caught = 0;
for (const fault of chosen) {
  const started = performance.now();
  const { verdict, detail } = await tryFault(fault);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${verdict.padEnd(8)} ${seconds.padStart(6)} s  ${fault[0]}: ${fault[1]}\n${' '.repeat(20)}${detail}`);
  if (verdict === 'caught') caught += 1;
  if (verdict === 'OBSOLETE') process.exitCode = 1;
}
console.log(`${caught} of ${chosen.length} faults caught`);

async function tryFault(fault: Fault): Promise<{ verdict: Verdict; detail: string }> {
  try {
    const { file, source, faulty } = placeFault(fault, sources);
    writeFileSync(join(copy, file), faulty);
    const judged = await judge(file);
    writeFileSync(join(copy, file), source);
    return judged;
  } catch (error) {
    return { verdict: 'OBSOLETE', detail: String(error) };
  }
}

/** A test that fails once and not again noticed a slow machine and no fault: then all of them run again. */
async function judge(file: string): Promise<{ verdict: Verdict; detail: string }> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const first = await runTests(file, ['related', file, '--run']);
    if (first.ok) return { verdict: 'SURVIVED', detail: '' };
    if (!first.failed) return { verdict: 'UNCLEAR', detail: first.lastLine };
    const again = await runTests(file, ['run', first.failed.file]);
    if (again.failed) return { verdict: 'caught', detail: `${again.failed.file}: ${again.failed.test}` };
  }
  return { verdict: 'UNCLEAR', detail: 'other tests failed each time, and none of them again' };
}

async function runTests(file: string, tests: readonly string[]) {
  const report = join(copy, 'test-results/mutant.json');
  rmSync(report, { force: true });
  const config = ['--config', 'tools/mutants/vitest.config.ts', '--reporter=json', `--outputFile=${report}`];
  const { ok, output } = await runStep({
    name: file,
    command: ['vitest', ...tests, '--bail=1', '--isolate=false', '--passWithNoTests', ...config],
    env: { FAULTY_FILE: file },
    cwd: copy,
  });
  return { ok, failed: findFailure(report), lastLine: output.trimEnd().split('\n').at(-1) ?? '' };
}

type Report = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** The first failed test; a file that cannot be loaded has no tests to fail. */
function findFailure(report: string): { file: string; test: string } | undefined {
  if (!existsSync(report)) return undefined;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const test = assertionResults.find((each) => each.status === 'failed')?.fullName;
    const isBroken = status === 'failed' && assertionResults.length === 0;
    return test !== undefined || isBroken ? [{ file: name.replace(`${copy}/`, ''), test: test ?? 'not loaded' }] : [];
  });
  return failed[0];
}
