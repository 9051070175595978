import { getResponse } from 'msw';
import { inLanguage } from '#platform/language/current';
import { startBilling } from '../billing/handlers';
import { startExpiry, startReminders, startWeeklyRatings } from '../crew/handlers/reminders';
import { createMarket } from '../outsource/handlers/matching/market';
import { startOfferClock } from '../outsource/handlers/openOffer';
import { startDocumentWarnings } from '../team/handlers/openMember';
import { createHandlers } from './handlers/createHandlers';
import { errorAnswer } from './http/answers';
import { authenticate } from './http/authenticate';
import { createFaults } from './http/faults';
import { createRandom, type Random } from './random';
import { broadcast, type Push, startDelivery } from './realtime/broadcasts';
import { createGrants, type Grants } from './realtime/grants';
import { createPusherServer, type PusherServer } from './realtime/protocol/pusherServer';
import type { ScenarioName } from './scenarios/names';
import { scenarios } from './scenarios/scenarios';
import { openTables } from './store/schema';
import type { LoadedWorld } from './store/storage';
import { type Clock, createSystemClock, toIso } from './time/clock';
import type { World } from './world';

export const appKey = 'crewboard';
export const appSecret = 'pretend-secret';

export type WorldOptions = {
  seed?: number;
  clock?: Clock;
  scenario?: ScenarioName;
  /** A saved world to continue, instead of a new one. */
  saved?: Pick<Extract<LoadedWorld, { kind: 'saved' }>, 'snapshot' | 'meta'> | undefined;
  /** Called with each response or event that breaks the contract. Such a response becomes a 500. */
  onBroken?: (problem: string) => void;
  /** Called with each event that is pushed. */
  onPush?: ((world: World, push: Push) => void) | undefined;
};

/** Creates a world and fills it with its scenario. */
export function createWorld(options: WorldOptions = {}): World {
  const { seed = 2026, clock = createSystemClock(), scenario = 'standard', saved, onBroken = reportBroken } = options;
  const random = createRandom(seed);
  const db = openTables();
  const pushes: Push[] = [];
  let depth = 0;
  const now = () => toIso(clock.now().getTime());
  const grants = createGrants({ tables: db.tables, findPerson: (token) => authenticate(world, token) });
  const world: World = {
    seed,
    scenario,
    db,
    tables: db.tables,
    clock,
    random,
    faults: createFaults(),
    grants,
    market: createMarket(db.tables),
    pusher: openPusher(clock, random, grants),
    onBroken,
    now,
    fetch: async (request) =>
      addDate((await getResponse(handlersFor(request), request)) ?? errorAnswer(404, 'Not found.'), now()),
    announce: (event) => void pushes.push(...broadcast(world, event)),
    change: (work) => {
      const before = pushes.length;
      depth += 1;
      try {
        const result = db.transaction(work);
        if (depth === 1) delivery.deliver(pushes.splice(0));
        return result;
      } catch (error) {
        pushes.length = before;
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close: () => stops.forEach((stop) => stop()),
  };
  const delivery = startDelivery(world, () => depth > 0, options.onPush);
  const stops = [delivery.stop];
  const handlersFor = createHandlers(world);
  if (saved) restoreSaved(world, saved);
  else inLanguage('en', () => scenarios[scenario](world));
  stops.push(startExpiry(world), startBilling(world), startDocumentWarnings(world));
  stops.push(startReminders(world), startOfferClock(world), startWeeklyRatings(world));
  return world;
}

function openPusher({ after }: Clock, random: Random, { forget }: Grants): PusherServer {
  const largest = 0xffff_ffff;
  const nextSocketId = () => `${random.int(0, largest)}.${random.int(0, largest)}`;
  return createPusherServer({ key: appKey, secret: appSecret, after, nextSocketId, onEnded: forget });
}

function restoreSaved({ db, clock, random }: World, { snapshot, meta }: NonNullable<WorldOptions['saved']>): void {
  db.restore(snapshot);
  clock.restore(meta.clock);
  random.restore(meta.random);
}

/** Adds the Date header, by the world's clock. */
function addDate(response: Response, now: string): Response {
  if (response.type !== 'error') response.headers.set('Date', new Date(now).toUTCString());
  return response;
}

function reportBroken(problem: string): never {
  throw new Error(problem);
}
