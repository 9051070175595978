import { createWorld } from '../../mocks/createWorld';
import { demoPassword } from '../../mocks/seed/cast';
import { OrderStatus } from '#generated/model/codes';
import { orderFields } from '../../tests/kit/orders';
import { type Limited, median, reportLimits } from './limits';

const times = 100;

/** The fake provider in the standard world: the time of the calls people make most, and of opening it. */
export async function reportFake(): Promise<boolean> {
  const opening = Array.from({ length: 5 }, measureOpening);
  const world = createWorld({ scenario: 'standard' });
  const headers = new Headers({ 'Content-Type': 'application/json' });
  const call = async (path: string, body?: object) => {
    const how = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await world.fetch(new Request(`http://localhost/api${path}`, { headers, ...how }));
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer;
  };
  const login = await call('/auth/login', { email: 'dana@coppermesa.example', password: demoPassword });
  const { data } = (await login.json()) as { data: { access_token: string } };
  headers.set('Authorization', `Bearer ${data.access_token}`);
  const [order] = world.tables.order.by('branch', 1).filter(({ status }) => status === OrderStatus.formed);
  const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const nextDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const tomorrow = `filter[date_from]=${nextDay}&filter[date_to]=${nextDay}`;
  const calls: readonly [name: string, limit: number, make: () => Promise<unknown>][] = [
    ['page of orders', 5, () => call('/company-branches/1/orders?filter[status]=2,3,4&per_page=5&page=2')],
    ['one order', 5, () => call(`/orders/${order?.id}`)],
    ['new order', 5, () => call('/company-branches/1/orders', { ...orderFields, date })],
    ['crew plan of a day', 50, () => call(`/company-branches/1/orders/crew-plan?${tomorrow}`)],
    ['search', 10, () => call('/company-branches/1/search?search=mesa')],
  ];
  const rows: Limited[] = [{ name: 'opening', value: median(opening), limit: 400 }];
  for (const [name, limit, make] of calls) {
    const measured: number[] = [];
    for (let nth = 0; nth < times; nth += 1) {
      const began = performance.now();
      await make();
      measured.push(performance.now() - began);
    }
    rows.push({ name, value: median(measured), limit });
  }
  world.close();
  return reportLimits('The fake provider in the standard world, median ms', rows);
}

function measureOpening(): number {
  const began = performance.now();
  const world = createWorld({ scenario: 'standard' });
  const ms = performance.now() - began;
  world.close();
  return ms;
}
