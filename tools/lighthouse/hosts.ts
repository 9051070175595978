import { build, buildDemo } from '../builds/builds';
import { startProvider } from '../e2e/provider';
import { type HeadersOf, securityHeaders } from '../e2e/securityHeaders';
import { serveFolder } from '../e2e/staticHost';

/** Addresses of what is measured; none ends with a slash. */
export type Hosts = {
  production: string;
  /** The provider's API, with /api. */
  api: string;
  demo: string;
  /** Addresses of pages, by the peer's name. */
  peers: ReadonlyMap<string, string>;
};

type Wanted = {
  isProduction: boolean;
  isDemo: boolean;
  /** A folder and a page of it, as /its/build#/its/page, by the peer's name. */
  peers: ReadonlyMap<string, string>;
};

/** Builds and serves what is wanted, and stops it after `act`. */
export async function withHosts<Result>(wanted: Wanted, act: (hosts: Hosts) => Promise<Result>): Promise<Result> {
  const { origin, wsPort, close } = await startProvider();
  const closers: (() => unknown)[] = [close];
  const serve = async (folder: string, more: { provider?: string; headers?: HeadersOf } = {}) => {
    const host = await serveFolder({ folder, missing: 'index.html', ...more });
    closers.push(host.close);
    return host.address;
  };
  const serveProduction = async () => {
    const folder = await build('lighthouse', [], { VITE_REALTIME_PORT: String(wsPort) });
    return serve(folder, { provider: origin, headers: securityHeaders([`ws://localhost:${wsPort}`]) });
  };
  const peers = new Map<string, string>();
  try {
    for (const [name, peer] of wanted.peers) {
      const [folder = '', page = '/'] = peer.split('#');
      peers.set(name, (await serve(folder)) + page);
    }
    return await act({
      production: wanted.isProduction ? await serveProduction() : '',
      api: `${origin}/api`,
      demo: wanted.isDemo ? await serve(await buildDemo()) : '',
      peers,
    });
  } finally {
    for (const stop of closers) await stop();
  }
}
