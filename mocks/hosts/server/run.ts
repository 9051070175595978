import './library';
import { specificationOnly } from '../../http/faults';
import { createSimulation } from '../../simulation/simulation';
import { cast, castIds, demoPassword } from '../../seed/cast';
import { appKey, appSecret, createWorld } from '../../createWorld';
import { beforeEnding, endWith } from './ending';
import type { Flags } from './flags';
import { appId, type ServedWorld, serve } from './world';

/** Creates the world and serves it until a signal ends it. */
export async function runServer(flags: Flags): Promise<void> {
  const world = createWorld({ ...flags, onBroken: (problem) => console.error(`[fake provider] ${problem}`) });
  if (flags.specificationOnly) world.faults.set(specificationOnly);
  const simulation = createSimulation(world);
  // Set before the server listens: a client that reaches a port may send signals right away.
  process.on('SIGUSR2', () => world.pusher.dropAll(1006));
  const onCall = (method: string, path: string, status: number, ms: number) => {
    if (!flags.quiet) console.log(`${status}  ${method} ${path}  ${ms.toFixed(0)} ms`);
  };
  const served = await serve(world, { ...flags, onCall }).catch((error: unknown) => endWith(error, 1));
  beforeEnding(async () => {
    simulation.stop();
    world.close();
    await served.close();
  });
  if (!flags.quiet) introduce(served, flags);
  if (flags.simulation) simulation.start();
}

function introduce({ port, wsPort }: ServedWorld, { seed, scenario }: Flags): void {
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
