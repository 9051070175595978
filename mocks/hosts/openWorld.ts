import { createAutosave } from '../db/autosave';
import type { WorldStorage } from '../db/storage';
import { createPulse } from '../pulse/pulse';
import type { ScenarioName } from '../scenarios/names';
import { createWorld, schemaStamp, type World } from '../world';

export type HostedWorld = {
  world: World;
  /** Why it is a new world; null when a saved one was found. */
  begunAnew: string | null;
  pulse: { start: () => void; stop: () => void; beat: () => void };
  /** Resolves when everything so far is saved. */
  saved: () => Promise<void>;
  close: () => Promise<void>;
};

type OpenOptions = {
  storage: WorldStorage;
  scenario: ScenarioName;
  seed?: number;
  onBroken: (problem: string) => void;
};

/** Brings a world back from its storage, or begins one there, and keeps it saved while it lives. */
export async function openWorld({ storage, scenario, seed = 2026, onBroken }: OpenOptions): Promise<HostedWorld> {
  const stamp = `${schemaStamp}/${seed}/${scenario}`;
  const found = await storage.load(stamp);
  const world = createWorld({ seed, scenario, onBroken, saved: found.kind === 'saved' ? found : undefined });
  const meta = () => ({
    stamp,
    clock: world.clock.state(),
    random: world.random.state(),
    sequences: world.db.sequences(),
  });
  const autosave = createAutosave({ db: world.db, storage, meta });
  const pulse = createPulse(world);
  if (found.kind === 'new') void autosave.flush();
  return {
    world,
    begunAnew: found.kind === 'new' ? found.reason : null,
    pulse,
    saved: autosave.flush,
    close: async () => {
      pulse.stop();
      world.pusher.dropAll();
      await autosave.stop();
      storage.close();
    },
  };
}
