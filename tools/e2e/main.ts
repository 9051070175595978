import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { configure } from '../configure';
import { freePorts } from './freePort';
import { createPrograms } from './programs';
import { securityHeaders } from './securityHeaders';
import { serveFolder } from './staticHost';
import { startWebHosts, type WebHosts } from './webHosts';
import { repository, runSteps, type Step } from '../checks/steps';

/*
 * npm run e2e [-- <Playwright arguments>]: builds and serves everything the end-to-end tests visit, runs them in
 * Chromium and stops it all. BUILT means dist-demo and dist are fresh. The other builds are always made.
 */

const builtFolder = join(repository, 'dist');
const productionFolder = join(repository, 'test-results/builds/production');
const nextFolder = join(repository, 'test-results/builds/next');
const crewFolder = join(repository, 'test-results/builds/crew');
const specificationFolder = join(repository, 'test-results/builds/specification');
/** A folder that the demo may be served from. */
const base = '/products/crewboard';
const at = (port: number, path = '') => `http://localhost:${port}${path}`;

const demo: Step = { name: 'demo build', command: ['vite', 'build', '--config', 'vite.demo.config.ts'] };
const production: Step = { name: 'production build', command: ['vite', 'build'] };
const builds: Step[] = [
  ...(process.env['BUILT'] === 'true' ? [] : [demo, production]),
  { name: 'production build on a path', command: ['vite', 'build', '--base=/crew/', '--outDir', crewFolder] },
  // All its files have other contents, and so other names.
  { name: 'next version of the app', command: ['vite', 'build', '--minify', 'false', '--outDir', nextFolder] },
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

/** The ports of a provider that `npm run server` starts. */
type Provider = { port: number; wsPort: number };

async function runJourneys(): Promise<number> {
  const [previewPort = 0, port = 0, wsPort = 0, limitedPort = 0, limitedWsPort = 0] = await freePorts(5);
  const provider = { port, wsPort };
  const demos = await serveDemo(previewPort);
  const productionUrl = await serveProduction(provider);
  const specificationUrl = await serveSpecification({ port: limitedPort, wsPort: limitedWsPort });
  const versions = { root: builtFolder, next: nextFolder, crew: crewFolder };
  webHosts = await startWebHosts(versions, { api: port, sockets: wsPort });
  const { nginx, caddy } = webHosts;
  return playwright({
    ...demos,
    PREVIEW_URL: at(previewPort),
    PRODUCTION_URL: productionUrl,
    SPECIFICATION_URL: specificationUrl,
    SERVER_URL: at(port),
    NGINX_URL: nginx.url,
    NGINX_SITE: nginx.site,
    NGINX_NEXT: nginx.next,
    CADDY_URL: caddy.url,
    CADDY_SITE: caddy.site,
    CADDY_NEXT: caddy.next,
  });
}

async function serveDemo(previewPort: number): Promise<Record<string, string>> {
  const folder = join(repository, 'dist-demo');
  const preview = ['preview', '--config', 'vite.demo.config.ts', '--port', String(previewPort)];
  await programs.start('vite', preview, at(previewPort));
  return {
    DEMO_URL: await serve({ folder, missing: '404.html' }),
    SUB_PATH_URL: (await serve({ folder, base, missing: '404.html' })) + base,
    FALLBACK_SUB_PATH_URL: (await serve({ folder, base, missing: 'index.html' })) + base,
  };
}

async function serveProduction(provider: Provider): Promise<string> {
  configureCopy(productionFolder, provider);
  await startProvider(provider);
  return serve({ folder: productionFolder, headers: getHeaders(provider), missing: 'index.html' });
}

/** The same build, configured for a provider with the calls of the specification only. */
async function serveSpecification(provider: Provider): Promise<string> {
  configureCopy(specificationFolder, provider);
  await startProvider(provider, '--specification-only');
  return serve({ folder: specificationFolder, headers: getHeaders(provider), missing: 'index.html' });
}

/** Serves a folder on any port; returns its address. */
async function serve(site: Parameters<typeof serveFolder>[0]): Promise<string> {
  const host = await serveFolder(site, 0);
  hosts.push(host);
  const address = host.address();
  return at(typeof address === 'object' && address ? address.port : 0);
}

/** Copies the production build to a folder and configures it for a provider. */
function configureCopy(folder: string, { port, wsPort }: Provider): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(builtFolder, folder, { recursive: true });
  configure(folder, { apiUrl: at(port, '/api'), realtimePort: wsPort, realtimeSecurePort: wsPort });
}

async function startProvider({ port, wsPort }: Provider, ...flags: string[]): Promise<void> {
  const ports = ['--port', String(port), '--ws-port', String(wsPort)];
  const server = ['mocks/hosts/server/main.ts', '--quiet', '--no-simulation', ...ports, ...flags];
  await programs.start('tsx', server, at(port));
}

function getHeaders({ port, wsPort }: Provider) {
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
