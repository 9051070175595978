import { createWorld, type WorldOptions } from '../provider/createWorld';
import { isScenarioName, type ScenarioName } from '../provider/scenarios/names';
import { createSimulation, type Simulation } from '../provider/simulation/simulation';
import { createAutosave, type LoadedWorld, type WorldMeta, type WorldStorage } from '../provider/store/storage';
import type { Clock } from '../provider/time/clock';
import type { World } from '../provider/world';
import { type SavedWorld, writeWorldFile } from './worldFile';
import { worldStamp } from './worldStamp';

export type HostedWorld = {
  world: World;
  /** Reason for a new world; null if a saved one was found. */
  newWorldReason: string | null;
  /** Checks whether more than sign-ins was written since the scenario began. */
  isChanged: () => boolean;
  simulation: Simulation;
  /** Build and seed, with which the stamp of a saved world begins. */
  stampStart: string;
  /** Everything in the world, as a file. */
  toFile: () => string;
  /** Resolves when all changes so far are saved. */
  saved: () => Promise<void>;
  close: () => Promise<void>;
};

type OpenOptions = {
  storage: WorldStorage;
  /** For a new world; a saved one keeps its own. */
  scenario: ScenarioName;
  seed?: number;
  /** For a new world; a saved one keeps its own. */
  clock?: Clock;
  /** Names the build; by default as Vite wrote it. */
  stamp?: string;
  /** A world that was read from a file; it replaces the one in the storage. */
  file?: SavedWorld;
  onBroken: (problem: string) => void;
  onPush?: WorldOptions['onPush'];
};

const defaultSeed = 2026;

/** The start of the stamp of all worlds of a build and a seed. */
export const getStampStart = ({
  stamp = worldStamp,
  seed = defaultSeed,
}: Pick<OpenOptions, 'stamp' | 'seed'>): string => `${stamp}/${seed}/`;

/** Loads a world from its storage, or creates one there, and saves it while it runs. */
export async function openWorld(options: OpenOptions): Promise<HostedWorld> {
  const { storage, file, seed = defaultSeed, clock, onBroken, onPush } = options;
  const stampStart = getStampStart(options);
  const found: LoadedWorld = file ? { kind: 'saved', ...file } : await storage.load(stampStart);
  const saved = found.kind === 'saved' ? found : undefined;
  const scenario = saved ? readScenario(saved.meta, stampStart, options.scenario) : options.scenario;
  const world = createWorld({ seed, scenario, onBroken, saved, onPush, ...(clock && { clock }) });
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
  if (file) await storage.save(world.db.everything(), meta());
  return {
    world,
    newWorldReason: found.kind === 'new' ? found.reason : null,
    isChanged: () => isChanged,
    stampStart,
    toFile: () => writeWorldFile(world.db.snapshot(), meta()),
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

function readScenario({ stamp }: WorldMeta, stampStart: string, otherwise: ScenarioName): ScenarioName {
  const saved = stamp.slice(stampStart.length);
  return isScenarioName(saved) ? saved : otherwise;
}
