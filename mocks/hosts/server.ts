import './serverLibrary';
import { createPulse } from '../pulse/pulse';
import { cast, castIds, demoPassword } from '../seed/cast';
import { appKey, appSecret, createWorld } from '../world';
import { type Flags, readFlags, usage } from './serverFlags';
import { appId, type ServedWorld, serve } from './serverWorld';

/*
 * npm run server: the fake provider over real HTTP and WebSocket, for a production build or any other client. Its world
 * is in memory and as new at each start.
 */

let ending = false;
const flags = flagsOrExit();
const world = createWorld({ ...flags, onBroken: (problem) => console.error(`[fake provider] ${problem}`) });
const pulse = createPulse(world);
const served = await servedOrExit();

if (!flags.quiet) introduce(served);
if (flags.pulse) pulse.start();
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
process.on('SIGUSR2', () => world.pusher.dropAll(1006));

function flagsOrExit(): Flags {
  try {
    return readFlags(process.argv.slice(2));
  } catch (error) {
    return exit(error, 2, usage);
  }
}

async function servedOrExit(): Promise<ServedWorld> {
  try {
    return await serve(world, {
      ...flags,
      onCall: (method, path, status, ms) => {
        if (!flags.quiet) console.log(`${status}  ${method} ${path}  ${ms.toFixed(0)} ms`);
      },
    });
  } catch (error) {
    return exit(error, 1);
  }
}

function exit(error: unknown, code: number, hint = ''): never {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split(/\.? (?=[A-Z])|\n/);
  console.error(hint === '' ? line : `${line.replace(/\.$/, '')}. Usage: ${hint}`);
  process.exit(code);
}

/** A terminal and npm may both pass on the same signal: the first one counts. */
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  pulse.stop();
  world.close();
  await served.close();
  process.exit(0);
}

function introduce({ port, wsPort }: ServedWorld): void {
  const { seed, scenario } = world;
  const roles: Record<number, string> = { 2: 'company owner', 3: 'company user', 4: 'helper', 5: 'manager' };
  const people = cast.slice(0, Object.keys(castIds).length).map(({ email, type, manages }) => {
    const role = roles[type] ?? '';
    return `  ${email.padEnd(28)}${role}${manages ? (manages.length > 0 ? ' with branches' : ' without branches') : ''}`;
  });
  console.log(
    [
      `The fake provider, world "${scenario}" of seed ${seed}, in memory until it ends.`,
      `  API         http://localhost:${port}/api`,
      `  WebSocket   ws://localhost:${wsPort}/app/${appKey}`,
      `  Push API    http://localhost:${port}/apps/${appId} (key ${appKey}, secret ${appSecret})`,
      `People, all with the password ${demoPassword}:`,
      ...people,
      `Ctrl+C ends it; kill -USR2 ${process.pid} cuts every socket.`,
    ].join('\n'),
  );
}
