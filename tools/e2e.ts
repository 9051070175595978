import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { freePort } from './e2e/freePort';
import { createPrograms } from './e2e/programs';
import { securityHeaders } from './e2e/securityHeaders';
import { serveFolder } from './e2e/staticHost';
import { repository, runSteps, type Step } from './steps';

/*
 * npm run e2e [-- <what Playwright takes>]: builds and serves everything the journeys visit, runs them in Chromium and
 * stops it all again. BUILT says that dist-demo is fresh; the two special builds are always made.
 */

const special = join(repository, 'test-results/builds');
const [
  demoPort,
  subPathPort,
  fallbackPort,
  fallbackSubPathPort,
  withoutResyncPort,
  productionPort,
  serverPort,
  socketPort,
] = await Promise.all([freePort(), freePort(), freePort(), freePort(), freePort(), freePort(), freePort(), freePort()]);
/** A folder the demo may lie in. */
const base = '/products/crewboard';
const at = (port: number, path = '') => `http://localhost:${port}${path}`;

const demo: Step = { name: 'demo build', command: ['vite', 'build', '--config', 'vite.demo.config.ts'] };
const builds: Step[] = [
  ...(process.env['BUILT'] === 'true' ? [] : [demo]),
  {
    name: 'demo build without resync',
    command: ['vite', 'build', '--config', 'tools/e2e/withoutResync.config.ts', '--outDir', join(special, 'inert')],
  },
  {
    name: 'production build for the server',
    command: ['vite', 'build', '--outDir', join(special, 'production')],
    env: {
      VITE_API_URL: at(serverPort, '/api'),
      VITE_REALTIME_HOST: 'localhost',
      VITE_REALTIME_PORT: String(socketPort),
    },
  },
];

const programs = createPrograms();
const hosts: Server[] = [];
try {
  const built = await runSteps(builds, 2);
  process.exitCode = built.every(({ ok }) => ok) ? await runJourneys() : 1;
} finally {
  await programs.stopAll();
  for (const host of hosts) host.close().closeAllConnections();
}

async function runJourneys(): Promise<number> {
  await serveDemo();
  await serveProduction();
  return playwright({
    DEMO_URL: at(demoPort),
    SUB_PATH_URL: at(subPathPort, base),
    FALLBACK_URL: at(fallbackPort),
    FALLBACK_SUB_PATH_URL: at(fallbackSubPathPort, base),
    WITHOUT_RESYNC_URL: at(withoutResyncPort),
    PRODUCTION_URL: at(productionPort),
    SERVER_URL: at(serverPort),
  });
}

async function serveDemo(): Promise<void> {
  const folder = join(repository, 'dist-demo');
  const preview = ['preview', '--config', 'vite.demo.config.ts'];
  await programs.start('vite', [...preview, '--port', String(demoPort)], at(demoPort));
  await programs.start(
    'vite',
    [...preview, '--port', String(withoutResyncPort), '--outDir', join(special, 'inert')],
    at(withoutResyncPort),
  );
  hosts.push(
    await serveFolder({ folder, base, missing: '404.html' }, subPathPort),
    await serveFolder({ folder, missing: 'index.html' }, fallbackPort),
    await serveFolder({ folder, base, missing: 'index.html' }, fallbackSubPathPort),
  );
}

async function serveProduction(): Promise<void> {
  if (!existsSync(join(repository, 'mocks/hosts/server.ts'))) return;
  const server = [
    'mocks/hosts/server.ts',
    '--quiet',
    '--no-pulse',
    '--port',
    String(serverPort),
    '--ws-port',
    String(socketPort),
  ];
  await programs.start('tsx', server, at(serverPort));
  const headers = securityHeaders([at(serverPort), `ws://localhost:${socketPort}`]);
  const folder = join(special, 'production');
  hosts.push(await serveFolder({ folder, headers, missing: 'index.html' }, productionPort));
}

function playwright(addresses: Record<string, string>): Promise<number> {
  const child = spawn(join(repository, 'node_modules/.bin/playwright'), ['test', ...process.argv.slice(2)], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ...addresses },
  });
  return new Promise((settle) => child.on('exit', (code) => settle(code ?? 1)));
}
