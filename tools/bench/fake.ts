import { OrderStatus } from '#generated/model/codes';
import { demoPassword } from '../../mocks/account/seed/cast';
import { createWorld } from '../../mocks/provider/createWorld';
import type { ScenarioName } from '../../mocks/provider/scenarios/names';
import type { World } from '../../mocks/provider/world';
import { orderFields } from '../../tests/kit/orders';
import { type Limited, reportLimits } from './limits';

const dayMs = 86_400_000;
const toDay = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const crewPlan = `/company-branches/1/orders/crew-plan?filter[date]=${toDay(1)}`;

/** The fake provider in the standard world: the time of the calls people make most, and of opening it. */
export async function reportFake(): Promise<boolean> {
  const opening = await measure(async () => createWorld({ scenario: 'standard' }).close(), 5);
  const { world, call } = await openFor('standard');
  const [order] = world.tables.order.by('branch', 1).filter(({ status }) => status === OrderStatus.formed);
  const calls: readonly [name: string, limit: number, make: () => Promise<unknown>][] = [
    ['page of orders', 5, () => call('/company-branches/1/orders?filter[status]=2,3,4&per_page=5&page=2')],
    ['one order', 5, () => call(`/orders/${order?.id}`)],
    ['new order', 5, () => call('/company-branches/1/orders', { ...orderFields, date: toDay(20) })],
    ['crew plan of a day', 50, () => call(crewPlan)],
    ['search', 10, () => call('/company-branches/1/search?search=mesa')],
  ];
  const rows: Limited[] = [{ name: 'opening', value: opening, limit: 400 }];
  for (const [name, limit, make] of calls) rows.push({ name, value: await measure(make, 100), limit });
  world.close();
  const large = await openFor('hundred');
  const value = await measure(() => large.call(crewPlan), 30);
  rows.push({ name: 'crew plan of a day, a hundred people', value, limit: 50 });
  large.world.close();
  return reportLimits('The fake provider in the standard world, ms of the processor', rows);
}

type Call = (path: string, body?: object) => Promise<Response>;

/** A world with an owner who is signed in. */
async function openFor(scenario: ScenarioName): Promise<{ world: World; call: Call }> {
  const world = createWorld({ scenario });
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const call: Call = async (path, body) => {
    const how = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await world.fetch(new Request(`http://localhost/api${path}`, { headers, ...how }));
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer;
  };
  const login = await call('/auth/login', { email: 'dana@coppermesa.example', password: demoPassword });
  const { data } = (await login.json()) as { data: { access_token: string } };
  headers.set('Authorization', `Bearer ${data.access_token}`);
  return { world, call };
}

/** The processor's time of one of several calls, so that other programs on this machine do not count. */
async function measure(make: () => Promise<unknown>, times: number): Promise<number> {
  await make();
  const before = process.threadCpuUsage();
  for (let nth = 0; nth < times; nth += 1) await make();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / times;
}
