import type { Clock } from './clock';
import type { WorldDb, WorldTables } from './db/schema';
import type { Faults } from './faults';
import type { Random } from './random';
import type { DomainEvent } from './realtime/domainEvents';
import type { Grants } from './realtime/grants';
import type { PusherServer } from './realtime/protocol/pusherServer';
import type { ScenarioName } from './scenarios/names';

/**
 * A pretend provider as a value: its own database, clock and chance, its HTTP surface (`fetch`) and its sockets
 * (`pusher`). Same seed and clock, same world, to the byte.
 */
export type World = {
  readonly seed: number;
  readonly scenario: ScenarioName;
  readonly db: WorldDb;
  readonly tables: WorldTables;
  readonly clock: Clock;
  readonly random: Random;
  readonly faults: Faults;
  readonly pusher: PusherServer;
  /** Who was allowed to hear what; whoever loses the right is disconnected. */
  readonly grants: Grants;
  readonly onBroken: (problem: string) => void;
  /** Now, as the API writes it. */
  now: () => string;
  /** Answers a request by the contract. */
  fetch: (request: Request) => Promise<Response>;
  /** Tells of something that happened: activities are written at once, pushes leave once the change is kept. */
  announce: (event: DomainEvent) => void;
  /** Runs a change: all or nothing, its pushes after it. */
  change: <Result>(work: () => Result) => Result;
  /** Ends what the world does by itself as time goes by. */
  close: () => void;
};
