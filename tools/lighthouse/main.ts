import { parseArgs } from 'node:util';
import { audit, type Preset } from './audit';
import { measureExecuted, measureFirstRow } from './firstRow';
import { type Hosts, type Peer, withHosts } from './hosts';
import { demoPage, desktop, type MeasuredPage, pages, secondVisit, type Targets } from './pages';
import { listMisses, type Measured, printRows, type Visit } from './rows';
import { findOrder, signIn } from './signIn';

/*
 * npm run lighthouse [-- --runs 5 --page activity,team --peer 'other=/its/build#/its/page#main li']: measures the first and the
 * second visit of the pages people open most, on a production build with the fake as its provider, and on the demo. Prints
 * medians; the exit code is 0 if every target is met. The first row is measured at 1.6 Mbit/s, 150 ms and a CPU four times slower.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string' },
    peer: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const isChosen = (name: string) => values.page === undefined || values.page.split(',').includes(name);
const chosen = Object.entries(pages).filter(([name]) => isChosen(name));
const peers = new Map(values.peer.map((each) => [each.split('=', 1)[0] ?? '', each.slice(each.indexOf('=') + 1)]));

const wanted = { isProduction: chosen.length > 0, isDemo: isChosen('demo'), peers };
process.exitCode = (await withHosts(wanted, measureAll)) ? 0 : 1;

async function measureAll(hosts: Hosts): Promise<boolean> {
  const measured = [...(await measurePreset(hosts, 'mobile')), ...(await measurePreset(hosts, 'desktop'))];
  console.log(`\nMedians of ${runs}`);
  printRows(measured);
  return measured.every((each) => listMisses(each).length === 0);
}

async function measurePreset(hosts: Hosts, preset: Preset): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [name, page] of chosen) {
    const targets = preset === 'desktop' ? desktop : page.targets;
    const title = `${name}, ${preset}`;
    measured.push(await repeat(title, targets, () => visit(hosts, preset, page, false)));
    if (preset === 'desktop' || page.as === undefined) continue;
    measured.push(await repeat(`${title}, again`, secondVisit, () => visit(hosts, preset, page, true)));
  }
  if (wanted.isDemo) measured.push(await measureDemo(hosts, preset));
  for (const [name, peer] of hosts.peers)
    measured.push(await repeat(`${name}, ${preset}`, {}, () => visitPeer(preset, peer)));
  return measured;
}

function measureDemo(hosts: Hosts, preset: Preset): Promise<Measured> {
  const query = new URLSearchParams({ as: demoPage.as ?? '', path: demoPage.path, profile: 'one', simulation: 'off' });
  const address = `${hosts.demo}/?${query}`;
  const targets = preset === 'desktop' ? desktop : demoPage.targets;
  return repeat(`demo, activity, ${preset}`, targets, () => audit({ address, preset, stored: {} }));
}

async function visit(hosts: Hosts, preset: Preset, page: MeasuredPage, isSecond: boolean): Promise<Visit> {
  const { as, row } = page;
  const host = hosts.production;
  const stored = as === undefined ? {} : await signIn(hosts.api, as);
  const path = page.path.includes(':order')
    ? page.path.replace(':order', await findOrder(hosts.api, stored))
    : page.path;
  const result = await audit({ address: host + path, preset, stored, visitedRow: isSecond ? row : undefined });
  if (preset === 'desktop') return result;
  const firstRow = await measureFirstRow({ host, path, row, stored, isSecond });
  return { ...result, firstRow, ...(!isSecond && { executed: await measureExecuted({ host, path, row, stored }) }) };
}

async function visitPeer(preset: Preset, { host, path, row }: Peer): Promise<Visit> {
  const result = await audit({ address: host + path, preset, stored: {} });
  if (preset === 'desktop' || row === undefined) return result;
  return { ...result, firstRow: await measureFirstRow({ host, path, row, stored: {}, isSecond: false }) };
}

/** Measures several visits and prints them immediately: the whole takes half an hour. */
async function repeat(name: string, targets: Targets, measure: () => Promise<Visit>): Promise<Measured> {
  const visits: Visit[] = [];
  while (visits.length < runs) visits.push(await measure());
  const measured = { name, targets, visits };
  printRows([measured]);
  return measured;
}
