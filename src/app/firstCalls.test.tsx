import { expect, it } from 'vitest';
import { fewPeople } from '../../tests/kit/crews';
import { people } from '../../tests/kit/operations';
import { placeOrder } from '../../tests/kit/orders';
import { renderApp } from '../../tests/kit/app/renderApp';
import { until } from '../../tests/kit/until';
import { toCallKey } from '../platform/http/callAddress';
import { paths } from '../platform/routing/paths';
import { routeNames } from '../platform/routing/routeTable';
import { callsOfArea } from './callsOfArea';
import { listFirstCalls } from './listFirstCalls';
import { findPage } from './pages/findPage';
import { routes } from './routes';

const branch = '1';

function toKey(call: string): string {
  const [path = '', query = ''] = call.split('?');
  return toCallKey(path, query);
}

const found = await Promise.all(routeNames().map(async (name) => ({ name, ...(await findPage(name)) })));
const listed = found.filter(({ firstCalls }) => firstCalls !== undefined);

it.each(listed)('makes the calls that are sent while it loads: $name', async ({ name, firstCalls = [], firstDays }) => {
  const { area } = routes[name];
  const hosted = fewPeople();
  const id = await placeOrder(hosted.world, {});
  const path = paths[name].replace(':id', String(id));
  const app = renderApp({ as: area === 'helper' ? people.marcus : people.dana, hosted, path });
  const calls = [...callsOfArea[area], ...firstCalls];
  const list = () =>
    listFirstCalls({ calls, days: firstDays, ids: { id: String(id), branch }, user: app.session().user });
  expect(list()).toHaveLength(calls.length);
  // The days depend on the clock of the provider, which the first answer says.
  await until(() =>
    expect(app.calls.map((call) => toKey(call.path))).toEqual(expect.arrayContaining(list().map(toKey))),
  );
});
