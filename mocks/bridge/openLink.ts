import { createWorldLink, type WorldLink } from './worldLink';

/** Connects to the world: the SharedWorker that all tabs share or, without one, a world inside this page. */
export async function openLink(onBroken: (problem: string) => void): Promise<WorldLink> {
  const port = await findPort();
  const link = createWorldLink(port, onBroken);
  addEventListener('pagehide', () => link.leave());
  return link;
}

async function findPort(): Promise<MessagePort> {
  if (typeof SharedWorker === 'undefined') {
    const { hostInPage } = await import('../hosts/page');
    return hostInPage();
  }
  const worker = new SharedWorker(new URL('../hosts/sharedWorker.ts', import.meta.url), {
    type: 'module',
    name: 'crewboard-world',
  });
  return worker.port;
}
