import { expect, it } from 'vitest';
import { fewPeople } from '../../tests/kit/crews';
import { people } from '../../tests/kit/operations';
import { placeOrder } from '../../tests/kit/orders';
import { renderApp } from '../../tests/kit/app/renderApp';
import { until } from '../../tests/kit/until';
import { toCallKey } from '../platform/http/callAddress';
import { paths, type RouteName } from '../platform/routing/paths';
import { fillCalls } from '../platform/routing/routeFiles';
import { partsOfArea } from './partsOfArea';
import { routes } from './routes';

const branch = '1';

function toKey(call: string): string {
  const [path = '', query = ''] = call.split('?');
  return toCallKey(path, query);
}

const listed = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].firstCalls !== undefined);

it.each(listed)('makes the calls that are sent while it loads: %s', async (name) => {
  const { area, firstCalls = [] } = routes[name];
  const hosted = fewPeople();
  const id = await placeOrder(hosted.world, {});
  const path = paths[name].replace(':id', String(id));
  const early = fillCalls({ path: paths[name], calls: [...partsOfArea[area].calls, ...firstCalls] }, path, branch);
  const app = renderApp({ as: area === 'helper' ? people.marcus : people.dana, hosted, path });
  await until(() =>
    expect(app.calls.map((call) => toKey(call.path))).toEqual(expect.arrayContaining(early.map(toKey))),
  );
});
