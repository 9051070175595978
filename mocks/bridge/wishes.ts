import { type Fault, parseFaults } from '../faults';
import { isScenarioName, type ScenarioName } from '../scenarios/names';
import type { WorldLink } from './worldLink';

/** What the address bar asks of the world: `?scenario=`, `?faults=`, `?pulse=off`; they leave the address bar. */
export type Wishes = { applyTo: (world: WorldLink) => Promise<void> };

export function takeWishes(): Wishes {
  const query = new URLSearchParams(location.search);
  const scenario = query.get('scenario');
  const faults = query.get('faults');
  const pulse = query.get('pulse');
  ['scenario', 'faults', 'pulse', 'seat'].forEach((name) => query.delete(name));
  const rest = query.toString();
  history.replaceState(history.state, '', location.pathname + (rest ? `?${rest}` : '') + location.hash);
  return {
    applyTo: async (world) => {
      if (scenario !== null && isScenarioName(scenario)) await enterScenario(world, scenario);
      if (faults !== null) await setFaults(world, parseFaults(faults));
      if (pulse !== null) await world.control('setPulse', { on: pulse !== 'off' });
    },
  };
}

async function enterScenario(world: WorldLink, scenario: ScenarioName): Promise<void> {
  const current = await world.control('describe', {});
  if (current.scenario !== scenario) await world.control('restart', { scenario });
}

async function setFaults(world: WorldLink, faults: Fault[]): Promise<void> {
  await world.control('setFaults', { faults });
}
