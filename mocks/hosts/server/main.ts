import { endWith, type Flags, readFlags, usage } from './flags';

/*
 * npm run server: the fake provider over real HTTP and WebSocket, for a production build or any other client. Its world
 * is in memory and new at each start. Everything else is loaded only now, after the signal handlers are set and the
 * flags are valid.
 */

const flags = flagsOrEnd();
const { runServer } = await import('./run');
await runServer(flags);

function flagsOrEnd(): Flags {
  try {
    return readFlags(process.argv.slice(2));
  } catch (error) {
    return endWith(error, 2, usage);
  }
}
