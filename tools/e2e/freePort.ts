import { createServer, type Server } from 'node:net';

/** A port of this machine that is not in use. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Different ports of this machine that are not in use. Any program may take them, so find them right before. */
export async function freePorts(count: number): Promise<number[]> {
  // The system gives a closed port again, so all are open until the last is found.
  const servers = await Promise.all(Array.from({ length: count }, listenAnywhere));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((settle) => server.close(settle))));
  return ports;
}

function listenAnywhere(): Promise<Server> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, () => settle(server));
  });
}
