import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { repository, runSteps, type Step } from '../checks/steps';
import { configure } from '../configure';
import { type Provider, startProvider } from './provider';
import { securityHeaders } from './securityHeaders';
import { serveFolder } from './staticHost';
import { startWebHosts } from './webHosts';

/*
 * npm run e2e [-- <Playwright arguments>]: builds and serves everything the end-to-end tests visit, runs them in
 * Chromium and stops it all. BUILT means dist-demo and dist are fresh. The other builds are always made.
 */

const builtFolder = join(repository, 'dist');
const demoFolder = join(repository, 'dist-demo');
const [productionFolder = '', nextFolder = '', crewFolder = '', specificationFolder = ''] = [
  'production',
  'next',
  'crew',
  'specification',
].map((name) => join(repository, 'test-results/builds', name));
/** A folder that the demo may be served from. */
const base = '/products/crewboard';

const demo: Step = { name: 'demo build', command: ['vite', 'build', '--config', 'vite.demo.config.ts'] };
const production: Step = { name: 'production build', command: ['vite', 'build'] };
const builds: Step[] = [
  ...(process.env['BUILT'] === 'true' ? [] : [demo, production]),
  { name: 'production build on a path', command: ['vite', 'build', '--base=/crew/', '--outDir', crewFolder] },
  // All its files have other contents, and so other names.
  { name: 'next version of the app', command: ['vite', 'build', '--minify', 'false', '--outDir', nextFolder] },
];

const hosts: { close: () => unknown }[] = [];
try {
  const built = await runSteps(builds, 2);
  process.exitCode = built.every(({ ok }) => ok) ? await runJourneys() : 1;
} finally {
  for (const host of hosts) await host.close();
}

/** Closes a host at the end. */
function keep<Host extends { close: () => unknown }>(host: Host): Host {
  hosts.push(host);
  return host;
}

async function runJourneys(): Promise<number> {
  const [provider, limited] = [keep(await startProvider()), keep(await startProvider({ isLimited: true }))];
  const versions = { root: builtFolder, next: nextFolder, crew: crewFolder };
  const { nginx, caddy } = keep(await startWebHosts(versions, { api: provider.port, sockets: provider.wsPort }));
  return playwright({
    PREVIEW_URL: await previewDemo(),
    DEMO_URL: await serve({ folder: demoFolder, missing: '404.html' }),
    SUB_PATH_URL: await serve({ folder: demoFolder, base, missing: '404.html' }),
    FALLBACK_SUB_PATH_URL: await serve({ folder: demoFolder, base, missing: 'index.html' }),
    PRODUCTION_URL: await serveProduction(productionFolder, provider),
    SPECIFICATION_URL: await serveProduction(specificationFolder, limited),
    SERVER_URL: provider.origin,
    NGINX_URL: nginx.url,
    NGINX_SITE: nginx.site,
    NGINX_NEXT: nginx.next,
    CADDY_URL: caddy.url,
    CADDY_SITE: caddy.site,
    CADDY_NEXT: caddy.next,
  });
}

/** Serves a folder; returns its address. */
async function serve(site: Parameters<typeof serveFolder>[0]): Promise<string> {
  return keep(await serveFolder(site)).address;
}

/** Serves the demo as `npm run preview:demo` does. */
async function previewDemo(): Promise<string> {
  const configFile = join(repository, 'vite.demo.config.ts');
  const { resolvedUrls } = keep(await preview({ configFile, logLevel: 'error', preview: { port: 0 } }));
  return resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
}

/** Serves a copy of the production build that is configured for a provider. */
function serveProduction(folder: string, { origin, wsPort }: Provider): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(builtFolder, folder, { recursive: true });
  configure(folder, { apiUrl: `${origin}/api`, realtimePort: wsPort, realtimeSecurePort: wsPort });
  // A client without a connection also tries the secure address, after two seconds.
  const headers = securityHeaders([origin, `ws://localhost:${wsPort}`, `wss://localhost:${wsPort}`]);
  return serve({ folder, headers, missing: 'index.html' });
}

async function playwright(addresses: Record<string, string>): Promise<number> {
  const child = spawn(join(repository, 'node_modules/.bin/playwright'), ['test', ...process.argv.slice(2)], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ...addresses },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
