import './library';
import { cast, castIds, demoPassword } from '../../account/seed/cast';
import { appKey, appSecret } from '../../provider/createWorld';
import { specificationOnly } from '../../provider/http/faults';
import { createMemoryStorage } from '../../provider/store/storage';
import { getStampStart, type HostedWorld, openWorld } from '../openWorld';
import { getStamp, worldFiles } from '../stamp';
import { readWorldFile } from '../worldFile';
import { beforeEnding, endWith, type Flags } from './flags';
import { readSaved, writeSaved, appId, type ServedWorld, serve } from './world';

/** Creates the world and serves it until a signal ends it. */
export async function runServer(flags: Flags): Promise<void> {
  const hosted = await openServerWorld(flags).catch((error: unknown) => endWith(error, 1));
  const { world, simulation } = hosted;
  if (flags.specificationOnly) world.faults.set(specificationOnly);
  // Set before the server listens: a client that reaches a port may send signals right away.
  process.on('SIGUSR2', () => world.pusher.dropAll(1006));
  const onCall = (method: string, path: string, status: number, ms: number) => {
    if (!flags.quiet) console.log(`${status}  ${method} ${path}  ${ms.toFixed(0)} ms`);
  };
  const served = await serve(world, { ...flags, onCall }).catch((error: unknown) => endWith(error, 1));
  beforeEnding(async () => {
    await served.close();
    if (flags.world !== undefined && flags.save) writeSaved(flags.world, hosted.toFile());
    await hosted.close();
  });
  if (!flags.quiet) introduce(served, { ...flags, scenario: world.scenario });
  if (flags.simulation) simulation.start();
}

/** The world of the file, or a new one. A file that does not exist yet is written when the server ends. */
async function openServerWorld({ seed, scenario, world: path, save }: Flags): Promise<HostedWorld> {
  const stamp = getStamp(worldFiles());
  const text = path === undefined ? undefined : readSaved(path, save);
  return openWorld({
    storage: createMemoryStorage(),
    seed,
    scenario,
    stamp,
    onBroken: (problem) => console.error(`[fake provider] ${problem}`),
    ...(text !== undefined && { file: readWorldFile(text, getStampStart({ stamp, seed })) }),
  });
}

function introduce({ port, wsPort }: ServedWorld, { seed, scenario, world, save }: Flags): void {
  const roles: Record<number, string> = { 2: 'company owner', 3: 'company user', 4: 'helper', 5: 'manager' };
  const people = cast.slice(0, Object.keys(castIds).length).map(({ email, type, manages }) => {
    const role = roles[type] ?? '';
    return `  ${email.padEnd(28)}${role}${manages ? (manages.length > 0 ? ' with branches' : ' without branches') : ''}`;
  });
  const until = world !== undefined && save ? `saved in ${world} when it ends` : 'in memory until it ends';
  console.log(
    [
      `The fake provider, world "${scenario}" of seed ${seed}, ${until}.`,
      `  API         http://localhost:${port}/api`,
      `  WebSocket   ws://localhost:${wsPort}/app/${appKey}`,
      `  Push API    http://localhost:${port}/apps/${appId} (key ${appKey}, secret ${appSecret})`,
      `People, all with the password ${demoPassword}:`,
      ...people,
      `Ctrl+C ends it; kill -USR2 ${process.pid} cuts every socket.`,
    ].join('\n'),
  );
}
