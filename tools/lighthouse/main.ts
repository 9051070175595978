import { parseArgs } from 'node:util';
import { median } from '../bench/table';
import { audit, type Audit, type Preset, presets } from './audit';
import { measureFirstRow } from './firstRow';
import { type Hosts, withHosts } from './hosts';
import { demoPage, desktop, type PageName, pages, secondVisit, type Targets } from './pages';
import { isPassed, type Measured, printRows } from './rows';
import { findOrder, signIn } from './signIn';

/*
 * npm run lighthouse [-- --runs 5 --page activity,team --preset mobile --peer other=/its/build]: measures the first and
 * the second visit of the pages people open most, on a production build with the fake as its provider, and on the demo.
 * Prints medians; the exit code is 0 if every target is met. The first row is measured at 1.6 Mbit/s, 150 ms and a
 * CPU four times slower.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string' },
    preset: { type: 'string' },
    peer: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const chosenPresets = presets.filter((preset) => values.preset === undefined || preset === values.preset);
const isChosen = (name: string) => values.page === undefined || values.page.split(',').includes(name);
const names = Object.keys(pages).filter((name): name is PageName => name in pages && isChosen(name));
const peers = new Map(values.peer.map((each) => [each.split('=', 1)[0] ?? '', each.slice(each.indexOf('=') + 1)]));
const indexes: number[] = [];

const wanted = { isProduction: names.length > 0, isDemo: isChosen('demo'), peers };
process.exitCode = (await withHosts(wanted, measureAll)) ? 0 : 1;

async function measureAll(hosts: Hosts): Promise<boolean> {
  let isMet = true;
  for (const preset of chosenPresets) {
    const measured = await measurePreset(hosts, preset);
    isMet &&= isPassed(measured);
    console.log(`\n${preset}, medians of ${runs}\n\n${printRows(measured)}`);
  }
  console.log(`\nbenchmark index of this machine: ${Math.round(median(indexes))}`);
  return isMet;
}

async function measurePreset(hosts: Hosts, preset: Preset): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const name of names) {
    measured.push(await measurePage(hosts, preset, name, false));
    if (preset === 'mobile' && 'as' in pages[name]) measured.push(await measurePage(hosts, preset, name, true));
  }
  if (wanted.isDemo) measured.push(await measureDemo(hosts, preset));
  for (const [name, host] of hosts.peers) {
    const audits = await repeat(() => audit({ address: `${host}/`, preset, stored: {} }));
    measured.push({ name, targets: {}, audits, firstRows: [] });
  }
  return measured;
}

async function measurePage(hosts: Hosts, preset: Preset, name: PageName, isSecond: boolean): Promise<Measured> {
  const page: { as?: string; path: string; row: string; targets: Targets } = pages[name];
  const { as, row } = page;
  const audits: Audit[] = [];
  const firstRows: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const stored = as === undefined ? {} : await signIn(hosts.api, as);
    const path = page.path.includes(':order')
      ? page.path.replace(':order', await findOrder(hosts.api, stored))
      : page.path;
    const address = hosts.production + path;
    const result = await audit({ address, preset, stored, visitedRow: isSecond ? row : undefined });
    audits.push(result);
    indexes.push(result.benchmarkIndex);
    if (preset === 'mobile') {
      firstRows.push(await measureFirstRow({ host: hosts.production, path, row, stored, isSecond }));
    }
  }
  const targets = isSecond ? secondVisit : preset === 'desktop' ? desktop : page.targets;
  return report({ name: isSecond ? `${name}, again` : name, targets, audits, firstRows });
}

async function measureDemo(hosts: Hosts, preset: Preset): Promise<Measured> {
  const query = new URLSearchParams({ as: demoPage.as ?? '', path: demoPage.path, profile: 'one', simulation: 'off' });
  const audits = await repeat(() => audit({ address: `${hosts.demo}/?${query}`, preset, stored: {} }));
  const targets = preset === 'desktop' ? desktop : demoPage.targets;
  return report({ name: 'demo, activity', targets, audits, firstRows: [] });
}

/** Reports each measurement immediately: the whole takes half an hour. */
function report(measured: Measured): Measured {
  console.error(printRows([measured]));
  return measured;
}

async function repeat(measure: () => Promise<Audit>): Promise<Audit[]> {
  const audits: Audit[] = [];
  while (audits.length < runs) audits.push(await measure());
  return audits;
}
