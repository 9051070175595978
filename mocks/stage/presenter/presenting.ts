import type { WorldLink } from '../../bridge/worldLink';
import type { Fault } from '../../http/faults';
import type { Mood, Pace } from '../../simulation/moods';

/** The presenter's choices, by name and in the order that they are offered. */
export const choices = {
  pulse: ['off', 'slow', 'normal', 'fast'],
  mood: ['realistic', 'accept', 'decline'],
  network: ['normal', 'slow', 'verySlow', 'failing', 'offline'],
} as const satisfies { pulse: readonly ('off' | Pace)[]; mood: readonly Mood[]; network: readonly string[] };

export type ChoiceName = keyof typeof choices;
export type Presenting = { [Name in ChoiceName]: (typeof choices)[Name][number] };

export const usualPresenting: Presenting = { pulse: 'normal', mood: 'realistic', network: 'normal' };

/** Key of the stored choices. */
export const presentingKey = 'crewboard-presenter';

const faults: Record<Presenting['network'], Fault[]> = {
  normal: [],
  slow: [{ operation: '*', kind: 'slow', ms: 400 }],
  verySlow: [{ operation: '*', kind: 'slow', ms: 2000 }],
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
  };
}

/** Applies the choices to the world, which forgets them with its last tab. */
export async function applyPresenting(link: Promise<WorldLink>, { pulse, mood, network }: Presenting): Promise<void> {
  const world = await link;
  const isOn = pulse !== 'off';
  await world.control('setSimulation', { on: isOn, mood, ...(isOn && { pace: pulse }) });
  await world.control('setFaults', { faults: faults[network] });
}

function readJson(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return { ...Object(stored) } as Record<string, unknown>;
  } catch {
    return {};
  }
}
