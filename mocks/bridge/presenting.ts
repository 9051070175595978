import { readJson } from './readJson';
import { type Fault, specificationOnly } from '../http/faults';
import type { Mood, Pace } from '../simulation/moods';
import type { WorldLink } from './worldLink';

/** The presenter's choices, by name and in the order that they are offered. */
export const choices = {
  pulse: ['off', 'slow', 'normal', 'fast'],
  mood: ['realistic', 'accept', 'decline'],
  network: ['normal', 'slow', 'verySlow', 'flaky', 'failing', 'offline'],
  provider: ['whole', 'specification'],
} as const satisfies {
  pulse: readonly ('off' | Pace)[];
  mood: readonly Mood[];
  network: readonly string[];
  provider: readonly string[];
};

export type ChoiceName = keyof typeof choices;
export type Presenting = { [Name in ChoiceName]: (typeof choices)[Name][number] };

export const usualPresenting: Presenting = { pulse: 'normal', mood: 'realistic', network: 'normal', provider: 'whole' };

/** Choices for one purpose: a rehearsal that always goes the same way, and a hard test. */
export const presets = [
  { name: 'usual', values: usualPresenting },
  { name: 'rehearse', values: { ...usualPresenting, pulse: 'off', mood: 'accept' } },
  { name: 'chaos', values: { ...usualPresenting, pulse: 'fast', network: 'flaky' } },
] as const satisfies readonly { name: string; values: Presenting }[];

export type PresetName = (typeof presets)[number]['name'];

/** Key of the stored choices, which all tabs of the demo share. */
export const presentingKey = 'crewboard-presenter';

const faults: Record<Presenting['network'], readonly Fault[]> = {
  normal: [],
  slow: [{ operation: '*', kind: 'slow', ms: 400 }],
  verySlow: [{ operation: '*', kind: 'slow', ms: 2000 }],
  flaky: [{ operation: '*', kind: 'status', status: 503, every: 5 }],
  failing: [{ operation: '*', kind: 'status', status: 500 }],
  offline: [{ operation: '*', kind: 'network' }],
};

/** Reads stored choices. What is missing or no longer offered is as usual. */
export function parsePresenting(text: string | null): Presenting {
  const stored = readJson(text);
  const read = <Value extends string>(name: ChoiceName, offered: readonly Value[], usual: Value): Value =>
    offered.find((value) => value === stored[name]) ?? usual;
  return {
    pulse: read('pulse', choices.pulse, usualPresenting.pulse),
    mood: read('mood', choices.mood, usualPresenting.mood),
    network: read('network', choices.network, usualPresenting.network),
    provider: read('provider', choices.provider, usualPresenting.provider),
  };
}

/** Applies the choices to the world, which forgets them with its last tab. */
export async function applyPresenting(link: Promise<WorldLink>, presenting: Presenting): Promise<void> {
  const world = await link;
  await applySimulation(world, presenting);
  await world.control('setFaults', { faults: listFaults(presenting) });
}

/** Applies only what is not as usual: an address may have asked for faults of its own. */
export async function applyUnusual(world: WorldLink, presenting: Presenting): Promise<void> {
  const { pulse, mood } = usualPresenting;
  if (presenting.pulse !== pulse || presenting.mood !== mood) await applySimulation(world, presenting);
  const unusual = listFaults(presenting);
  if (unusual.length > 0) await world.control('setFaults', { faults: unusual });
}

async function applySimulation(world: WorldLink, { pulse, mood }: Presenting): Promise<void> {
  await world.control('setSimulation', { on: pulse !== 'off', mood, ...(pulse !== 'off' && { pace: pulse }) });
}

export function listFaults({ network, provider }: Presenting): Fault[] {
  return [...(provider === 'specification' ? specificationOnly : []), ...faults[network]];
}
