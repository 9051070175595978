import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { leaks } from '../builds/leaks';
import { chromiumPath } from '../chromium';
import { builds, checkWhole } from './checks';
import { type Count, countTests, sumUp } from './counts';
import { type Outcome, report, repository, runStep } from './steps';

/*
 * npm test: check with the suites that it leaves out, both builds, the sizes of the pages and the compiler over whole
 * projects with their generated code; then the leak test and the end-to-end tests in Chromium. A failure does not stop the remaining
 * steps, so one run reports everything. The last line counts the unit and end-to-end tests, see counts.ts.
 */

const results = join(repository, 'test-results');
const browser = findBrowser();
rmSync(results, { recursive: true, force: true });

const checked = await checkWhole();
const isBuilt = checked.every(({ name, ok }) => ok || !builds.some((build) => build.name === name));
// Read before the end-to-end tests, because Playwright empties the folder.
const tests = countTests(join(results, 'unit.json'));
const leaked = searchForLeaks(isBuilt);
const journeys = await runJourneys(isBuilt);

const { passed, failed } = sumUp([
  ...checked.map((outcome) => (outcome.name === 'unit' ? { outcome, tests } : { outcome })),
  { outcome: leaked },
  ...journeys,
]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function findBrowser(): string {
  try {
    return chromiumPath();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function searchForLeaks(built: boolean): Outcome {
  const started = performance.now();
  const found = built ? leaks(join(repository, 'dist'), join(repository, 'dist-demo')) : ['Nothing was built.'];
  const seconds = (performance.now() - started) / 1000;
  const outcome = { name: 'leak test', ok: found.length === 0, seconds, output: found.join('\n') };
  report(outcome);
  return outcome;
}

async function runJourneys(built: boolean): Promise<{ outcome: Outcome; tests: Count }[]> {
  if (!built || !existsSync(join(repository, 'tools/e2e/main.ts'))) return [];
  const file = join(results, 'e2e.json');
  const outcome = await runStep({
    name: 'e2e',
    command: ['tsx', 'tools/e2e/main.ts'],
    // dist and dist-demo are fresh, so the end-to-end tests need not build them again.
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, BUILT: 'true' },
    live: true,
  });
  report(outcome);
  return [{ outcome, tests: countTests(file) }];
}
