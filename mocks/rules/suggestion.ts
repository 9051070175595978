import type { PositionCode } from '../../src/generated/model';
import type { Requirement } from './formation';

/** How many people a job needs and for how long, with reasons (docs/product.md, "Crews"). Volumes are cubic feet. */
export type MoveSize = keyof typeof moveSizes;
export type Access = { flights: number; elevator: 'none' | 'passenger' | 'freight'; longCarryFt: number };
export type Estimate = {
  people: number;
  hours: number;
  requirements: Requirement[];
  /** What made it longer or larger, in the order it was reckoned. */
  reasons: EstimateReason[];
};
export type EstimateReason =
  'volume' | 'load_stairs' | 'unload_stairs' | 'load_elevator' | 'unload_elevator' | AlsoReason;
type AlsoReason = 'load_carry' | 'unload_carry' | 'packing' | 'special_items' | 'minimum';

/** Pounds and the usual crew of a home of that size. */
export const moveSizes = {
  studio: { pounds: 1500, people: 2 },
  '1br_small': { pounds: 3000, people: 2 },
  '1br_large': { pounds: 4000, people: 2 },
  '2br_small': { pounds: 4500, people: 2 },
  '2br_large': { pounds: 6500, people: 3 },
  '3br_small': { pounds: 8000, people: 3 },
  '3br_large': { pounds: 9000, people: 4 },
  '4br_small': { pounds: 10_000, people: 4 },
  '4br_large': { pounds: 12_000, people: 5 },
  office_s: { pounds: 4000, people: 3 },
  office_m: { pounds: 8000, people: 4 },
  office_l: { pounds: 14_000, people: 6 },
  few_items: { pounds: 700, people: 2 },
} as const;

/** Cubic feet a mover loads and unloads in an hour. */
const [loadRate, unloadRate] = [95, 120];
/** Hours on the road when there are two sides. */
const driveHours = 0.5;
const minimumHours = 2;
/** What a few heavy things ask for. */
const heavyCrew = 4;
const poundsPerCuft = 7;

export type Wanted = {
  size: MoveSize;
  /** 1 loading only, 2 unloading only, 3 both. */
  helpType: 1 | 2 | 3;
  /** Overrides that of the size. */
  volumeCuft?: number;
  load?: Access;
  unload?: Access;
  partialPacking?: boolean;
  heavyItems?: boolean;
};

/** The crew and the hours the office is offered; every figure may be changed by hand. */
export function estimateOf(wanted: Wanted): Estimate {
  const usual = moveSizes[wanted.size].people;
  const people = wanted.heavyItems ? Math.max(heavyCrew, usual) : usual;
  const hours = hoursFor(wanted, people);
  return {
    people,
    hours: Math.max(minimumHours, upToHalf(hours)),
    requirements: crewMix(people, wanted.helpType),
    reasons: reasonsFor(wanted, hours),
  };
}

function hoursFor({ size, helpType, volumeCuft = volumeOf(size), ...wanted }: Wanted, people: number): number {
  const loading = helpType === 2 ? 0 : (volumeCuft / (people * loadRate)) * slowdown(wanted.load);
  const unloading = helpType === 1 ? 0 : (volumeCuft / (people * unloadRate)) * slowdown(wanted.unload);
  return (loading + unloading) * (wanted.partialPacking ? 1.25 : 1) + (helpType === 3 ? driveHours : 0);
}

function reasonsFor({ helpType, load, unload, partialPacking, heavyItems }: Wanted, hours: number): EstimateReason[] {
  return [
    'volume',
    ...(helpType === 2 ? [] : accessReasons('load', load)),
    ...(helpType === 1 ? [] : accessReasons('unload', unload)),
    ...(partialPacking ? ['packing' as const] : []),
    ...(heavyItems ? ['special_items' as const] : []),
    ...(hours < minimumHours ? ['minimum' as const] : []),
  ];
}

/** Cubic feet of a home of that size, not rounded. */
export function volumeOf(size: MoveSize): number {
  return moveSizes[size].pounds / poundsPerCuft;
}

/** Stairs beyond the first flight without an elevator, waiting for a small one, and the way to the truck. */
function slowdown(access?: Access): number {
  if (!access) return 1;
  return 1 + stairs(access) * 0.1 + (access.elevator === 'passenger' ? 0.08 : 0) + carries(access) * 0.05;
}

function stairs({ flights, elevator }: Access): number {
  return elevator === 'none' ? Math.max(0, flights - 1) : 0;
}

function carries({ longCarryFt }: Access): number {
  return Math.ceil(Math.max(0, longCarryFt - 75) / 75);
}

function accessReasons(side: 'load' | 'unload', access?: Access): EstimateReason[] {
  if (!access) return [];
  const found: [EstimateReason, boolean][] = [
    [`${side}_stairs`, stairs(access) > 0],
    [`${side}_elevator`, access.elevator === 'passenger'],
    [`${side}_carry`, carries(access) > 0],
  ];
  return found.flatMap(([reason, applies]) => (applies ? [reason] : []));
}

/** Someone to lead and drive; from three bedrooms on they are two people. Without a truck to drive a foreman is enough. */
function crewMix(people: number, helpType: 1 | 2 | 3): Requirement[] {
  const lead: PositionCode[] = people >= 4 ? [2, 1] : [helpType === 3 ? 4 : 2];
  const helpers = people - lead.length;
  return [
    ...lead.map((position) => ({ position, count: 1 })),
    ...(helpers > 0 ? [{ position: 3 as const, count: helpers }] : []),
  ];
}

/** A little is forgiven, so that 3.0000001 stays 3. */
function upToHalf(hours: number): number {
  return Math.ceil(hours * 2 - 1e-9) / 2;
}
