import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { report, runStep } from './checks/steps';

/*
 * npm run fuzz [-- --minutes 5]: the random tests with new seeds, for longer than npm test runs them, until the time is
 * over or one fails. Prints the seed of each run. A failure prints the command that repeats it.
 */

const suites = [
  { name: 'contract', file: 'tests/contract/fuzz.test.ts', runs: 10_000 },
  { name: 'crews', file: 'mocks/crew/handlers/crewSequences.test.ts', runs: 60 },
  { name: 'store', file: 'mocks/provider/store/storeFuzz.test.ts', runs: 200_000 },
] as const;
type Suite = (typeof suites)[number];

const highestSeed = 2 ** 31 - 1;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes takes a number above 0, not "${values.minutes}".`);
  process.exit(2);
}
process.exitCode = (await fuzzUntil(Date.now() + minutes * 60_000)) ? 0 : 1;

/** Runs the suites in turn and starts none after the deadline (milliseconds). False when one failed. */
async function fuzzUntil(deadline: number): Promise<boolean> {
  let ok = true;
  for (let turn = 0; ok && (turn === 0 || Date.now() < deadline); turn += 1) {
    ok = await runSuite(suites[turn % suites.length] ?? suites[0]);
  }
  return ok;
}

async function runSuite({ name, file, runs }: Suite): Promise<boolean> {
  const seed = randomInt(1, highestSeed);
  const env = { FUZZ_RUNS: String(runs), FUZZ_SEED: String(seed) };
  const command = ['vitest', 'run', file, '--reporter=dot'] as const;
  const outcome = await runStep({ name: `${name}, seed ${seed}`, command, env });
  report(outcome);
  if (!outcome.ok) console.log(`Again: FUZZ_RUNS=${runs} FUZZ_SEED=${seed} npx vitest run ${file}`);
  return outcome.ok;
}
