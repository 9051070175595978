import type { Server } from 'node:http';
import { join } from 'node:path';
import { compressFolder } from '../compress';
import { freePort } from '../e2e/freePort';
import { createPrograms } from '../e2e/programs';
import { type HeadersOf, securityHeaders } from '../e2e/securityHeaders';
import { serveFolder } from '../e2e/staticHost';
import { repository, runStep } from '../checks/steps';

/** Addresses of what is measured; none ends with a slash. */
export type Hosts = {
  production: string;
  /** The provider's API, with /api. */
  api: string;
  demo: string;
  peers: ReadonlyMap<string, string>;
};

type Wanted = {
  isProduction: boolean;
  isDemo: boolean;
  peers: ReadonlyMap<string, string>;
};

const builds = join(repository, 'test-results/builds');

/** Builds and serves what is wanted, compressed, and stops it after `act`. */
export async function withHosts<Result>(wanted: Wanted, act: (hosts: Hosts) => Promise<Result>): Promise<Result> {
  const programs = createPrograms();
  const servers: Server[] = [];
  const serve = async (folder: string, more: { provider?: string; headers?: HeadersOf } = {}) => {
    const port = await freePort();
    servers.push(await serveFolder({ folder, missing: 'index.html', compressed: true, ...more }, port));
    return `http://localhost:${port}`;
  };
  try {
    const [apiPort, socketPort] = await Promise.all([freePort(), freePort()]);
    const provider = `http://localhost:${apiPort}`;
    const production = wanted.isProduction ? await buildProduction(socketPort) : undefined;
    const demo = wanted.isDemo ? await buildDemo() : undefined;
    if (production !== undefined) {
      const ports = ['--port', String(apiPort), '--ws-port', String(socketPort)];
      await programs.start('tsx', ['mocks/hosts/server/main.ts', '--quiet', '--no-simulation', ...ports], provider);
    }
    const headers = securityHeaders([`ws://localhost:${socketPort}`]);
    return await act({
      production: production === undefined ? '' : await serve(production, { provider, headers }),
      api: `${provider}/api`,
      demo: demo === undefined ? '' : await serve(demo),
      peers: new Map(
        await Promise.all([...wanted.peers].map(async ([name, folder]) => [name, await serve(folder)] as const)),
      ),
    });
  } finally {
    await programs.stopAll();
    for (const server of servers) server.close().closeAllConnections();
  }
}

function buildProduction(socketPort: number): Promise<string> {
  return build('lighthouse', [], { VITE_REALTIME_PORT: String(socketPort) });
}

function buildDemo(): Promise<string> {
  return build('lighthouse-demo', ['--config', 'vite.demo.config.ts'], {});
}

async function build(name: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  const folder = join(builds, name);
  const { ok, output } = await runStep({
    name: `build ${name}`,
    command: ['vite', 'build', ...args, '--outDir', folder, '--emptyOutDir'],
    env,
  });
  if (!ok) throw new Error(output);
  compressFolder(folder);
  return folder;
}
