import { readdirSync } from 'node:fs';
import { type Outcome, repository, runSteps, type Step } from './steps';

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
  { name: 'generated code is current', command: ['tsx', 'tools/generate.ts', '--check'] },
  {
    name: 'contract',
    command: ['redocly', 'lint'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
];

const unit: Step = {
  name: 'unit',
  // Files share a worker's page and modules, which is three times as fast. A test that depends on a fresh page fails
  // visibly.
  command: ['vitest', 'run', '--isolate=false', '--reporter=minimal', ...json('test-results/unit.json')],
};

function buildInfo(project: string): string {
  return `node_modules/.cache/tsc/${project}.tsbuildinfo`;
}

function json(file: string): string[] {
  return ['--reporter=json', `--outputFile.json=${file}`];
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
