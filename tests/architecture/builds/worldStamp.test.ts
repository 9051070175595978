// @vitest-environment node
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { getStamp, worldFiles } from '../../../mocks/hosts/stamp';
import { worldStamp as stampHere } from '../../../mocks/hosts/worldStamp';
import { worldStamp } from '../../../tools/vite/worldStamp';

const root = join(import.meta.dirname, '../../..');
const files = worldFiles();
/** The stamp after an edit of one file. */
const stampWith = (file: string) =>
  getStamp(worldFiles((each) => (each === file ? `${files.get(each) ?? ''}\n// edited` : files.get(each))));

it.each([
  'mocks/account/seed/cast.ts',
  'mocks/orders/seed/orders.ts',
  'mocks/notifications/seed/history.ts',
  'mocks/provider/scenarios/scenarios.ts',
  'mocks/provider/store/rows.ts',
  'mocks/orders/rows.ts',
  'mocks/orders/tables.ts',
  'mocks/crew/rules/formation.ts',
  'mocks/notifications/events/crew.ts',
  'src/generated/model/order.ts',
])('an edit of %s discards a saved world', (file) => {
  expect([...files.keys()]).toContain(file);
  expect(stampWith(file)).not.toBe(getStamp(files));
});

it.each([
  'mocks/hosts/openWorld.ts',
  'mocks/provider/handlers/createHandlers.ts',
  'mocks/provider/seed/seed.test.ts',
  'mocks/demo/panel/texts.ts',
])('an edit of %s keeps a saved world', (file) => expect(stampWith(file)).toBe(getStamp(files)));

it('is what Vite puts into the module, here and in the dev server', async () => {
  expect(stampHere).toBe(getStamp(files));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [worldStamp()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const served = await server.transformRequest('/mocks/hosts/worldStamp.ts');
  expect(served?.code).toContain(getStamp(files));
});
