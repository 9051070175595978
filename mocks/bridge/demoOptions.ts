import { type Fault, parseFaults } from '../faults';
import { isScenarioName, type ScenarioName } from '../scenarios/names';
import type { WorldLink } from './worldLink';

/**
 * What the address bar requests of the world: `?scenario=`, `?faults=`, `?pulse=off`, `?as=`. They are then removed
 * from it.
 */
export type DemoOptions = {
  applyTo: (world: WorldLink) => Promise<void>;
  /** Email of the person to sign in without a login. */
  person: string | null;
};

export function takeDemoOptions(): DemoOptions {
  const query = new URLSearchParams(location.search);
  const scenario = query.get('scenario');
  const faults = query.get('faults');
  const pulse = query.get('pulse');
  const person = query.get('as');
  ['scenario', 'faults', 'pulse', 'seat', 'as'].forEach((name) => query.delete(name));
  showQuery(query);
  return {
    person,
    applyTo: async (world) => {
      if (scenario !== null && isScenarioName(scenario)) await enterScenario(world, scenario);
      if (faults !== null) await setFaults(world, parseFaults(faults));
      if (pulse !== null) await world.control('setPulse', { on: pulse !== 'off' });
    },
  };
}

/** Signs the person in and gives the app the token the way a link from the provider would: in the address. */
export async function signInByLink(link: Promise<WorldLink>, email: string): Promise<void> {
  const world = await link;
  const { token } = await world.control('signInAs', { email });
  const query = new URLSearchParams(location.search);
  query.set('token', token);
  showQuery(query);
}

function showQuery(query: URLSearchParams): void {
  const text = query.toString();
  history.replaceState(history.state, '', location.pathname + (text ? `?${text}` : '') + location.hash);
}

async function enterScenario(world: WorldLink, scenario: ScenarioName): Promise<void> {
  const current = await world.control('describe', {});
  if (current.scenario !== scenario) await world.control('restart', { scenario });
}

async function setFaults(world: WorldLink, faults: Fault[]): Promise<void> {
  await world.control('setFaults', { faults });
}
