import { readdirSync } from 'node:fs';
import { type Outcome, repository, runSteps, type Step } from './steps';
import { wholeSuites } from './wholeSuites';

/*
 * Everything that can be checked without a browser. The unit tests take most of the time and wait for timers a fifth of
 * it, so all other steps run beside them at a lower priority, two at a time. The counts of the unit tests go to
 * test-results/unit.json.
 */

const projects = readdirSync(repository).filter((name) => /^tsconfig\.(?!base\b)\w+\.json$/.test(name));
/**
 * Two steps run at a time, so none needs its own threads. With more memory for garbage the compiler takes half the
 * time.
 */
const compilerEnv = { GOGC: '400' };

const others: Step[] = [
  // The longest first, so that both lanes end together.
  { name: 'lint', command: ['oxlint'], env: compilerEnv },
  { name: 'module boundaries', command: ['tsx', 'tools/boundaries.ts'] },
  {
    name: 'format',
    command: ['prettier', '--check', '--cache', '--cache-strategy=content', '--log-level', 'warn', '.'],
  },
  ...projects.map((project): Step => ({
    name: `types (${project})`,
    // Incremental: the next run checks only what changed.
    command: ['tsc', '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo(project)],
    env: compilerEnv,
  })),
  { name: 'sizes', command: ['tsx', 'tools/sizes.ts'] },
  { name: 'generated code is current', command: ['tsx', 'tools/generate.ts', '--check'] },
  {
    name: 'contract',
    command: ['redocly', 'lint'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
];

const unit = testStep(
  'unit',
  'test-results/unit.json',
  wholeSuites.flatMap((file) => ['--exclude', file]),
);

/** The rest of the tests without a browser. */
export const wholeStep = testStep('whole suites', 'test-results/whole.json', wholeSuites);

function buildInfo(project: string): string {
  return `node_modules/.cache/tsc/${project}.tsbuildinfo`;
}

function testStep(name: string, report: string, args: readonly string[]): Step {
  // Files share a worker's page and modules, which is three times as fast. A test that depends on a fresh page fails
  // visibly.
  const options = ['--isolate=false', '--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['vitest', 'run', ...options, ...args] };
}

/** Low enough for the tests to go first, high enough for the rest to end with them. */
const niceness = 5;

/** Runs all steps and reports how each went. */
export async function check(): Promise<Outcome[]> {
  const lanes = [
    runSteps([unit]),
    runSteps(
      others.map((step) => ({ niceness, ...step })),
      2,
    ),
  ];
  return (await Promise.all(lanes)).flat();
}
