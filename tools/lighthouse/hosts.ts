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
  /** Pages of other products, by name. */
  peers: ReadonlyMap<string, Peer>;
};

/** A page of another product, and what its first row matches, if that is known. */
export type Peer = { host: string; path: string; row: string | undefined };

type Wanted = {
  isProduction: boolean;
  isDemo: boolean;
  /** A folder, a page of it and a selector of its first row, as /its/build#/its/page#main li, by the peer's name. */
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
  const peers = new Map<string, Peer>();
  try {
    for (const [name, peer] of wanted.peers) {
      const [folder = '', path = '/', row] = peer.split('#');
      peers.set(name, { host: await serve(folder), path, row });
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
