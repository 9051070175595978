import type { Market } from '../outsource/handlers/matching/market';
import type { Faults } from './http/faults';
import type { Random } from './random';
import type { DomainEvent } from './realtime/domainEvents';
import type { Grants } from './realtime/grants';
import type { PusherServer } from './realtime/protocol/pusherServer';
import type { ScenarioName } from './scenarios/names';
import type { WorldDb, WorldTables } from './store/schema';
import type { Clock } from './time/clock';

/**
 * A fake provider as a value: its own database, clock and random generator, its HTTP surface (`fetch`) and its sockets
 * (`pusher`). The same seed and clock give the same world, byte for byte.
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
  /** Authorized channels of each user. A user who loses the right is disconnected. */
  readonly grants: Grants;
  /** The helpers that companies find. */
  readonly market: Market;
  readonly onBroken: (problem: string) => void;
  now: () => string;
  fetch: (request: Request) => Promise<Response>;
  /** Announces an event: activities are written right away, pushes are sent after the change is committed. */
  announce: (event: DomainEvent) => void;
  /** Runs a change in a transaction and sends its pushes afterwards. */
  change: <Result>(work: () => Result) => Result;
  /** Stops all timers of the world. */
  close: () => void;
};
