import { parseArgs } from 'node:util';
import { reportCalendar } from './calendar';
import { reportFake } from './fake';
import { reportFloods } from './floods';
import { reportInteractions } from './interactions';
import { reportMemory } from './memory';
import { withDemo } from '../demo';
import { runStep } from '../checks/steps';

/*
 * npm run bench [-- fake floods push interactions calendar memory] [--built <folder>]: measures the named subjects, or all, on
 * this machine, and fails when one is over its limit. --built takes a demo that is built already.
 */

const inBrowser = { interactions: reportInteractions, calendar: reportCalendar, memory: reportMemory };

const { positionals, values } = parseArgs({ allowPositionals: true, options: { built: { type: 'string' } } });
const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name);

const isWithin: boolean[] = [];
if (isChosen('fake')) isWithin.push(await reportFake());
if (isChosen('floods')) isWithin.push(await reportFloods());
if (isChosen('push')) isWithin.push(await reportPush());
const reports = Object.entries(inBrowser).flatMap(([name, report]) => (isChosen(name) ? [report] : []));
if (reports.length > 0) {
  const measured = await withDemo(values.built, async (browser, host) => {
    for (const report of reports) isWithin.push(await report(browser, host));
    return true;
  });
  isWithin.push(measured ?? false);
}
process.exitCode = isWithin.length > 0 && isWithin.every(Boolean) ? 0 : 1;

async function reportPush(): Promise<boolean> {
  const command = ['vitest', 'run', '--config', 'tools/bench/vitest.config.ts', '--reporter=dot'] as const;
  return (await runStep({ name: 'push', command, live: true })).ok;
}
