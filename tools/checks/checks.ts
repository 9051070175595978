import { type Outcome, runSteps, type Step } from './steps';
import { wholeSuites } from './wholeSuites';

/*
 * Everything that can be checked without a browser. The unit tests take most of the time and wait for timers a fifth of
 * it, so all other steps run beside them at a lower priority, two at a time. The counts of the unit tests go to
 * test-results/unit.json.
 */

/** Two steps run at a time, so none needs its own threads. With more memory for garbage, a compiler takes half the time. */
const compilerEnv = { GOGC: '1600' };

const others: Step[] = [
  // The longest first, so that both lanes end together. The rules need the types anyway, so type errors are found in the
  // same pass, in all files but the generated ones.
  { name: 'lint and types', command: ['oxlint', '--type-check'], env: compilerEnv },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'generated code is current', command: ['tsx', 'tools/generator/main.ts', '--check'] },
  { name: 'module boundaries', command: ['tsx', 'tools/boundaries.ts'] },
  { name: 'unused code and packages', command: ['knip'] },
  {
    name: 'contract',
    command: ['redocly', 'lint'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
];

/** Every test without a browser. One run: a second one would load every module again. */
const allTests = testStep();
const withoutWholeSuites = testStep(...wholeSuites.flatMap((file) => ['--exclude', file]));

/** Builds that the leak test and the end-to-end tests need. */
export const builds: readonly Step[] = [
  { name: 'production build', command: ['vite', 'build'] },
  { name: 'demo build', command: ['vite', 'build', '--config', 'vite.demo.config.ts'] },
];

/** The sizes of all pages of the production build, and the compiler over all code, generated code too. */
const wholeChecks: readonly Step[] = [
  { name: 'sizes', command: ['tsx', 'tools/builds/sizes.ts'] },
  { name: 'types', command: ['tsc', '-b'], env: compilerEnv },
];

function testStep(...args: string[]): Step {
  const options = ['--reporter=minimal', '--reporter=json', '--outputFile.json=test-results/unit.json'];
  return { name: 'unit', command: ['vitest', 'run', ...options, ...args] };
}

/** Low enough for the tests to go first, high enough for the rest to end with them. */
const niceness = 5;
const beside = (steps: readonly Step[], lanes: number) =>
  runSteps(
    steps.map((step) => ({ niceness, ...step })),
    lanes,
  );

/** Runs all steps and reports how each went. */
export async function check(): Promise<Outcome[]> {
  return (await Promise.all([runSteps([withoutWholeSuites]), beside(others, 2)])).flat();
}

/** The same with the whole suites, the builds and what needs them. */
export async function checkWhole(): Promise<Outcome[]> {
  const steps = [runSteps([allTests]), beside(others, 1), beside([...builds, ...wholeChecks], 1)];
  return (await Promise.all(steps)).flat();
}
