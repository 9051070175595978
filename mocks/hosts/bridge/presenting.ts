import { type Fault, specificationOnly } from '../../provider/http/faults';
import type { Mood, Pace } from '../../provider/simulation/simulatedPeople';
import type { WorldLink } from './worldLink';

/** The presenter's choices, by name and in the order that they are offered. */
export const choices = {
  simulation: ['off', 'slow', 'normal', 'fast'],
  mood: ['realistic', 'accept', 'decline'],
  network: ['normal', 'slow', 'verySlow', 'fails5', 'fails20', 'fails50', 'failing', 'offline'],
  provider: ['whole', 'specification'],
} as const satisfies {
  simulation: readonly ('off' | Pace)[];
  mood: readonly Mood[];
  network: readonly string[];
  provider: readonly string[];
};

export type ChoiceName = keyof typeof choices;
export type Presenting = { [Name in ChoiceName]: (typeof choices)[Name][number] };

export const usualPresenting: Presenting = {
  simulation: 'normal',
  mood: 'realistic',
  network: 'normal',
  provider: 'whole',
};

/** Choices for one purpose: a rehearsal that always goes the same way, and a hard test. */
export const presets = [
  { name: 'usual', values: usualPresenting },
  { name: 'rehearse', values: { ...usualPresenting, simulation: 'off', mood: 'accept' } },
  { name: 'chaos', values: { ...usualPresenting, simulation: 'fast', network: 'fails20' } },
] as const satisfies readonly { name: string; values: Presenting }[];

export type PresetName = (typeof presets)[number]['name'];

/** Key of the stored choices, which all tabs of the demo share. */
export const presentingKey = 'crewboard-presenter';

/** Fails one call in this many. */
function failOne(every: number): Fault {
  return { operation: '*', kind: 'status', status: 503, every };
}

const faults: Record<Presenting['network'], readonly Fault[]> = {
  normal: [],
  slow: [{ operation: '*', kind: 'slow', ms: 400 }],
  verySlow: [{ operation: '*', kind: 'slow', ms: 2000 }],
  fails5: [failOne(20)],
  fails20: [failOne(5)],
  fails50: [failOne(2)],
  failing: [{ operation: '*', kind: 'status', status: 500 }],
  offline: [{ operation: '*', kind: 'network' }],
};

/** Reads stored choices. What is missing or no longer offered is as usual. */
export function parsePresenting(text: string | null): Presenting {
  const stored = readJson(text);
  const read = <Value extends string>(name: ChoiceName, offered: readonly Value[], usual: Value): Value =>
    offered.find((value) => value === stored[name]) ?? usual;
  return {
    simulation: read('simulation', choices.simulation, usualPresenting.simulation),
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

/** Applies only changed choices, because the address may have requested other faults. */
export async function applyUnusual(world: WorldLink, presenting: Presenting): Promise<void> {
  const { simulation, mood } = usualPresenting;
  if (presenting.simulation !== simulation || presenting.mood !== mood) await applySimulation(world, presenting);
  const unusual = listFaults(presenting);
  if (unusual.length > 0) await world.control('setFaults', { faults: unusual });
}

export async function applySimulation(world: WorldLink, { simulation, mood }: Presenting): Promise<void> {
  const pace = simulation === 'off' ? null : { pace: simulation };
  await world.control('setSimulation', { on: pace !== null, mood, ...pace });
}

export function listFaults({ network, provider }: Presenting): Fault[] {
  return [...(provider === 'specification' ? specificationOnly : []), ...faults[network]];
}

/** Reads a stored or passed on record; what is no record has no fields. */
export function readJson(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return { ...Object(stored) } as Record<string, unknown>;
  } catch {
    return {};
  }
}
