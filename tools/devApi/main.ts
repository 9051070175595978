import { parseArgs } from 'node:util';
import { createServer, loadEnv } from 'vite';
import { examples } from './examples';

/*
 * npm run dev:api: the app with hot reload against a provider (`VITE_API_URL`), without the fake. With --examples, what
 * the provider does not have yet is answered with the contract's examples.
 */

const { values } = parseArgs({
  options: { examples: { type: 'boolean', default: false }, port: { type: 'string', default: '5173' } },
});
const server = await createServer({
  server: { port: Number(values.port) },
  plugins: values.examples ? [examples(callThisServer())] : [],
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });

/** Lets the page call this server, and returns the address of the provider. Its sockets stay where they are. */
function callThisServer(): string {
  const { VITE_API_URL: provider = '', VITE_REALTIME_HOST: realtimeHost } = loadEnv('development', '.', 'VITE_');
  if (!URL.canParse(provider)) {
    console.error('--examples needs the address of a provider in VITE_API_URL');
    process.exit(2);
  }
  process.env['VITE_API_URL'] = '';
  process.env['VITE_REALTIME_HOST'] = realtimeHost ?? new URL(provider).hostname;
  return provider.replace(/\/+$/, '');
}
