import { type ServedWorld, serve } from '../../../mocks/hosts/server/world';
import type { World } from '../../../mocks/provider/world';
import { testWorld } from '../world';

export type Served = ServedWorld & {
  world: World;
  /** Answers and pushes that broke the contract, and other impossible events. */
  broken: string[];
  /** `200 POST /api/auth/login` */
  calls: string[];
  /** Address of a path. */
  at: (path: string) => string;
};

/** A world without activities, served over real HTTP and WebSocket on free ports. */
export async function serveTestWorld(): Promise<Served> {
  const broken: string[] = [];
  const calls: string[] = [];
  const world = testWorld({ scenario: 'empty', onBroken: (problem) => broken.push(problem) });
  const onCall = (method: string, path: string, status: number) => calls.push(`${status} ${method} ${path}`);
  const served = await serve(world, { port: 0, wsPort: 0, apps: ['http://app.example'], onCall });
  return { ...served, world, broken, calls, at: (path) => `http://localhost:${served.port}${path}` };
}
