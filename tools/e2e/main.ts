import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { configure } from '../configure';
import { freePort } from './freePort';
import { createPrograms } from './programs';
import { securityHeaders } from './securityHeaders';
import { serveFolder } from './staticHost';
import { startWebHosts, type WebHosts } from './webHosts';
import { repository, runSteps, type Step } from '../checks/steps';

/*
 * npm run e2e [-- <Playwright arguments>]: builds and serves everything the end-to-end tests visit, runs them in
 * Chromium and stops it all. BUILT means dist-demo is fresh. The production build for the server is always made.
 */

const productionFolder = join(repository, 'test-results/builds/production');
const crewFolder = join(repository, 'test-results/builds/crew');
const specificationFolder = join(repository, 'test-results/builds/specification');
const [demoPort, previewPort, subPathPort, fallbackPort, fallbackSubPathPort] = await Promise.all([
  freePort(),
  freePort(),
  freePort(),
  freePort(),
  freePort(),
]);
const [productionPort, serverPort, socketPort] = await Promise.all([freePort(), freePort(), freePort()]);
const [specificationPort, limitedPort, limitedSocketPort] = await Promise.all([freePort(), freePort(), freePort()]);
/** A folder that the demo may be served from. */
const base = '/products/crewboard';
const at = (port: number, path = '') => `http://localhost:${port}${path}`;

const demo: Step = { name: 'demo build', command: ['vite', 'build', '--config', 'vite.demo.config.ts'] };
const production: Step = { name: 'production build', command: ['vite', 'build'] };
const builds: Step[] = [
  ...(process.env['BUILT'] === 'true' ? [] : [demo, production]),
  { name: 'production build on a path', command: ['vite', 'build', '--base=/crew/', '--outDir', crewFolder] },
  {
    name: 'production build for the server',
    command: ['vite', 'build', '--outDir', productionFolder],
    env: {
      VITE_API_URL: at(serverPort, '/api'),
      VITE_REALTIME_HOST: 'localhost',
      VITE_REALTIME_PORT: String(socketPort),
      VITE_REALTIME_SECURE_PORT: String(socketPort),
    },
  },
];

const programs = createPrograms();
const hosts: Server[] = [];
let webHosts: WebHosts | undefined;
try {
  const built = await runSteps(builds, 2);
  process.exitCode = built.every(({ ok }) => ok) ? await runJourneys() : 1;
} finally {
  await programs.stopAll();
  webHosts?.stop();
  for (const host of hosts) host.close().closeAllConnections();
}

async function runJourneys(): Promise<number> {
  await Promise.all([serveDemo(), serveProduction(), serveSpecification()]);
  const versions = { root: productionFolder, next: join(repository, 'dist'), crew: crewFolder };
  webHosts = await startWebHosts(versions, { api: serverPort, sockets: socketPort });
  return playwright({
    NGINX_URL: webHosts.nginx,
    CADDY_URL: webHosts.caddy,
    NGINX_SITE: webHosts.site,
    NEXT_VERSION: webHosts.next,
    DEMO_URL: at(demoPort),
    PREVIEW_URL: at(previewPort),
    SUB_PATH_URL: at(subPathPort, base),
    FALLBACK_URL: at(fallbackPort),
    FALLBACK_SUB_PATH_URL: at(fallbackSubPathPort, base),
    PRODUCTION_URL: at(productionPort),
    SPECIFICATION_URL: at(specificationPort),
    SERVER_URL: at(serverPort),
  });
}

async function serveDemo(): Promise<void> {
  const folder = join(repository, 'dist-demo');
  const preview = ['preview', '--config', 'vite.demo.config.ts', '--port', String(previewPort)];
  hosts.push(
    await serveFolder({ folder, missing: '404.html' }, demoPort),
    await serveFolder({ folder, base, missing: '404.html' }, subPathPort),
    await serveFolder({ folder, missing: 'index.html' }, fallbackPort),
    await serveFolder({ folder, base, missing: 'index.html' }, fallbackSubPathPort),
  );
  await programs.start('vite', preview, at(previewPort));
}

async function serveProduction(): Promise<void> {
  await startProvider(serverPort, socketPort);
  const headers = getHeaders(serverPort, socketPort);
  hosts.push(await serveFolder({ folder: productionFolder, headers, missing: 'index.html' }, productionPort));
}

/** The same build, configured for a provider with the calls of the specification only. */
async function serveSpecification(): Promise<void> {
  rmSync(specificationFolder, { recursive: true, force: true });
  cpSync(productionFolder, specificationFolder, { recursive: true });
  const realtime = { realtimePort: limitedSocketPort, realtimeSecurePort: limitedSocketPort };
  configure(specificationFolder, { apiUrl: at(limitedPort, '/api'), ...realtime });
  await startProvider(limitedPort, limitedSocketPort, '--specification-only');
  const headers = getHeaders(limitedPort, limitedSocketPort);
  hosts.push(await serveFolder({ folder: specificationFolder, headers, missing: 'index.html' }, specificationPort));
}

async function startProvider(port: number, wsPort: number, ...flags: string[]): Promise<void> {
  const ports = ['--port', String(port), '--ws-port', String(wsPort)];
  const server = ['mocks/hosts/server/main.ts', '--quiet', '--no-simulation', ...ports, ...flags];
  await programs.start('tsx', server, at(port));
}

function getHeaders(port: number, wsPort: number) {
  // A client without a connection also tries the secure address, after two seconds.
  return securityHeaders([at(port), `ws://localhost:${wsPort}`, `wss://localhost:${wsPort}`]);
}

function playwright(addresses: Record<string, string>): Promise<number> {
  const child = spawn(join(repository, 'node_modules/.bin/playwright'), ['test', ...process.argv.slice(2)], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ...addresses },
  });
  return new Promise((settle) => child.on('exit', (code) => settle(code ?? 1)));
}
