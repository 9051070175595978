import { createListeners } from '#platform/lib/listeners';
import { todayIn, toInstant } from '#platform/lib/time/zonedTimes';
import type { ScenarioName } from '../provider/scenarios/names';
import { createIndexedDbStorage } from '../provider/store/storage';
import { createSystemClock } from '../provider/time/clock';
import type { World } from '../provider/world';
import { type HostedWorld, openWorld } from './openWorld';
import { createTraffic, type Traffic } from './traffic';
import { readWorldFile, type SavedWorld } from './worldFile';

/** The one world of a browser, and the way to replace it with a new one. */
export type WorldHost = {
  current: () => Promise<HostedWorld>;
  restart: (scenario: ScenarioName) => Promise<void>;
  /** Replaces the world with one that was saved as a file. Rejects, and keeps the world, when it cannot be read. */
  openFile: (file: string) => Promise<void>;
  /** Called with responses and events of the fake that break the contract. */
  onBroken: (listener: (problem: string) => void) => void;
  /** Called when an email or text message would have been sent, and when a new world replaces the messages. */
  onMessages: (listener: () => void) => void;
  /** Called when a new world has replaced the one before. */
  onRestarted: (listener: (scenario: ScenarioName) => void) => void;
  traffic: Traffic;
};

const databaseName = 'crewboard-world';

/** Opens the browser's world, saved in IndexedDB, with its simulated people active. */
export function createWorldHost(): WorldHost {
  const problems = createListeners<[string]>();
  const messages = createListeners();
  const restarts = createListeners<[ScenarioName]>();
  const traffic = createTraffic();

  const open = async (scenario: ScenarioName, isNew: boolean, file?: SavedWorld): Promise<HostedWorld> => {
    const storage = createIndexedDbStorage(databaseName);
    if (isNew) await storage.clear();
    const hosted = await openWorld({
      storage,
      scenario,
      clock: createSystemClock(getMorning(new Date()) - Date.now()),
      ...(file && { file }),
      onBroken: problems.call,
      onPush: traffic.notePush,
    });
    hosted.simulation.start();
    watchMessages(hosted.world, messages.call);
    if (isNew) messages.call();
    return hosted;
  };

  let current = open('standard', false);
  const replace = async (scenario: ScenarioName, file?: SavedWorld) => {
    const old = current;
    current = old.then(async (hosted) => {
      await hosted.close();
      return open(scenario, true, file);
    });
    const { world } = await current;
    restarts.call(world.scenario);
  };
  return {
    current: () => current,
    restart: (scenario) => replace(scenario),
    openFile: async (text) => {
      const { stampStart } = await current;
      const file = readWorldFile(text, stampStart);
      await replace(file.scenario, file);
    },
    onBroken: problems.add,
    onMessages: messages.add,
    onRestarted: restarts.add,
    traffic,
  };
}

/** Shortly before the first jobs of today, when everyone is where they should be. Milliseconds since the epoch. */
function getMorning(now: Date): number {
  const zone = 'America/Phoenix';
  return Date.parse(toInstant(todayIn(zone, now), '07:40', zone));
}

function watchMessages({ db, tables }: World, onSent: () => void): void {
  let known = tables.message.size();
  db.onChange(() => {
    const sent = tables.message.size();
    if (sent === known) return;
    known = sent;
    onSent();
  });
}
