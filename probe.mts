import { createWorld } from './mocks/createWorld';
import { createStoppedClock } from './mocks/clock';
import { getHome } from './mocks/handlers/crew/bookings';
import { getMilesBetween } from './mocks/rules/crew/inviting/conflicts';
import { execSync } from 'node:child_process';
const t0 = performance.now();
const w = createWorld({ clock: createStoppedClock(process.argv[2] ?? '2026-11-26T15:00:00Z') });
console.log('ms', Math.round(performance.now() - t0));
const t1 = performance.now();
createWorld({ clock: createStoppedClock(process.argv[2] ?? '2026-11-26T15:00:00Z') });
console.log('ms again', Math.round(performance.now() - t1));
for (const b of [1,2,3,4,5,6]) {
  const months = new Map<string, { done: number; labor: number; quote: number; out: number; crew: number }>();
  for (const o of w.tables.order.by('branch', b)) {
    if (o.closed_state !== 'completed' || !o.completion) continue;
    const m = o.date.slice(0, 7);
    const x = months.get(m) ?? { done: 0, labor: 0, quote: 0, out: 0, crew: 0 };
    x.done++; x.labor += o.completion.payout_total - o.completion.tips_total; x.quote += o.customer_quote ?? 0;
    months.set(m, x);
  }
  console.log('branch', b, [...months].sort().map(([m, x]) => `${m.slice(2)}:${x.done}/${Math.round(x.labor / x.quote * 100)}%`).join(' '));
  const far = w.tables.employee.by('branch', b).map(e => Math.round(getMilesBetween(getHome(w, w.tables.user.require(e.user_id), b), w.tables.branch.require(b))));
  console.log('  miles', far.join(' '));
}
const offers = w.tables.offer.all().filter(o => o.status === 1 || o.closed_at === null);
console.log('open offers', offers.map(o => `${o.branch_id}#${o.order_id} ${w.tables.order.require(o.order_id!).arrival_window} ${JSON.stringify(o.position_needs.map(n => [n.position, n.count, n.hourly_rate]))}`).join('\n'));
console.log('marcus', w.tables.invitation.by('user', 5).filter(i => i.status === 2).length);
