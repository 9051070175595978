import { createServer } from 'node:net';

/** A port of this machine that is not in use. */
export function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? settle(address.port) : fail(new Error('No port'))));
    });
  });
}
