import { runStep } from '../checks/steps';
import { withDemo } from '../demo';
import { reportCalendar } from './calendar';
import { reportFake } from './fake';
import { reportFloods } from './floods';
import { reportInteractions } from './interactions';
import { reportMemory } from './memory';

/*
 * npm run bench [-- fake floods push interactions calendar memory]: measures the named subjects, or all, on this machine,
 * and fails when one is over its limit.
 */

const reports: Readonly<Record<string, () => Promise<boolean>>> = {
  fake: reportFake,
  floods: reportFloods,
  push: reportPush,
  interactions: () => withDemo(reportInteractions),
  calendar: () => withDemo(reportCalendar),
  memory: () => withDemo(reportMemory),
};

const named = process.argv.slice(2);
const chosen = named.length > 0 ? named : Object.keys(reports);
const results: boolean[] = [];
for (const name of chosen) results.push((await reports[name]?.()) ?? false);
process.exitCode = results.every(Boolean) ? 0 : 1;

async function reportPush(): Promise<boolean> {
  const command = ['vitest', 'run', '--config', 'tools/bench/vitest.config.ts', '--reporter=dot'] as const;
  return (await runStep({ name: 'push', command, live: true })).ok;
}
