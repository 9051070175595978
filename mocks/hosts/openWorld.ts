import { createAutosave } from '../db/storage/autosave';
import type { WorldStorage } from '../db/storage/storage';
import { createSimulation, type Simulation } from '../simulation/simulation';
import { isScenarioName, type ScenarioName } from '../scenarios/names';
import { createWorld } from '../createWorld';
import type { World } from '../world';
import { worldStamp } from './worldStamp';

export type HostedWorld = {
  world: World;
  /** Reason for a new world; null if a saved one was found. */
  newWorldReason: string | null;
  /** Checks whether more than sign-ins was written since the scenario began. */
  isChanged: () => boolean;
  simulation: Simulation;
  /** Resolves when all changes so far are saved. */
  saved: () => Promise<void>;
  close: () => Promise<void>;
};

type OpenOptions = {
  storage: WorldStorage;
  /** For a new world; a saved one keeps its own. */
  scenario: ScenarioName;
  seed?: number;
  onBroken: (problem: string) => void;
};

/** Loads a world from its storage, or creates one there, and saves it while it runs. */
export async function openWorld(options: OpenOptions): Promise<HostedWorld> {
  const { storage, seed = 2026, onBroken } = options;
  const stampStart = `${worldStamp}/${seed}/`;
  const found = await storage.load(stampStart);
  const saved = found.kind === 'saved' ? found : undefined;
  const savedScenario = saved?.meta.stamp.slice(stampStart.length) ?? '';
  const scenario = isScenarioName(savedScenario) ? savedScenario : options.scenario;
  const world = createWorld({ seed, scenario, onBroken, saved });
  let isChanged = saved?.meta.isChanged ?? false;
  const meta = () => ({
    stamp: stampStart + scenario,
    clock: world.clock.state(),
    random: world.random.state(),
    sequences: world.db.sequences(),
    isChanged,
  });
  world.db.onChange((changes) => {
    isChanged ||= changes.some(({ table }) => table !== 'token');
  });
  const autosave = createAutosave({ db: world.db, storage, meta });
  const simulation = createSimulation(world);
  if (found.kind === 'new') void autosave.flush();
  return {
    world,
    newWorldReason: found.kind === 'new' ? found.reason : null,
    isChanged: () => isChanged,
    simulation,
    saved: autosave.flush,
    close: async () => {
      simulation.stop();
      world.close();
      world.pusher.dropAll();
      await autosave.stop();
      storage.close();
    },
  };
}
