/** Estimate of people and hours for a job, with reasons (docs/product.md, "Crews"). Volumes are cubic feet. */
import type { CrewRequirement } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { type HelpKind, helpKinds } from './helpType';

export type MoveSize = keyof typeof moveSizes;
export type Access = { flights: number; elevator: 'none' | 'passenger' | 'freight'; longCarryFt: number };
export type Estimate = {
  people: number;
  hours: number;
  requirements: CrewRequirement[];
  /** Cubic feet it was computed with, not rounded. */
  volumeCuft: number;
  /** Reasons for a longer or larger job, in the order of the computation. */
  reasons: EstimateReason[];
};
/** A reason, and the percentage it adds to the work on that side, if it adds one. */
export type EstimateReason = { kind: ReasonKind; percent?: number };
export type ReasonKind =
  | 'volume'
  | `${'load' | 'unload'}_${'stairs' | 'elevator' | 'carry'}`
  | 'packing'
  | 'special_items'
  | 'minimum';

/** Pounds, and the usual crew for a home of that size. */
const moveSizes = {
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
/** Minimum crew for a few heavy items. */
const heavyCrew = 4;
/** Surcharge of partial packing on the whole work. */
const packingPercent = 25;
/** Pounds in a cubic foot of household goods. */
export const poundsPerCuft = 7;

export type EstimateInput = {
  size: MoveSize;
  helpType: HelpKind;
  /** Overrides the volume of the move size. */
  volumeCuft?: number;
  load?: Access;
  unload?: Access;
  partialPacking?: boolean;
  heavyItems?: boolean;
};

/** The crew and hours suggested to the office. Every figure can be changed. */
export function estimateCrew(input: EstimateInput): Estimate {
  const usual = moveSizes[input.size].people;
  const people = input.heavyItems ? Math.max(heavyCrew, usual) : usual;
  const hours = hoursFor(input, people);
  return {
    people,
    hours: Math.max(minimumHours, roundUpToHalf(hours)),
    requirements: crewMix(people, input.helpType),
    volumeCuft: input.volumeCuft ?? getVolume(input.size),
    reasons: reasonsFor(input, hours),
  };
}

function hoursFor({ size, helpType, volumeCuft = getVolume(size), ...input }: EstimateInput, people: number): number {
  const loading =
    helpType === helpKinds.destinationOnly ? 0 : (volumeCuft / (people * loadRate)) * slowdown(input.load);
  const unloading =
    helpType === helpKinds.pickUpOnly ? 0 : (volumeCuft / (people * unloadRate)) * slowdown(input.unload);
  return (
    (loading + unloading) * (input.partialPacking ? 1 + packingPercent / 100 : 1) +
    (helpType === helpKinds.both ? driveHours : 0)
  );
}

function reasonsFor(input: EstimateInput, hours: number): EstimateReason[] {
  const { helpType, load, unload, partialPacking, heavyItems } = input;
  const found: EstimateReason[] = [
    { kind: 'volume' },
    ...(helpType === helpKinds.destinationOnly ? [] : accessReasons('load', load)),
    ...(helpType === helpKinds.pickUpOnly ? [] : accessReasons('unload', unload)),
  ];
  if (partialPacking) found.push({ kind: 'packing', percent: packingPercent });
  if (heavyItems) found.push({ kind: 'special_items' });
  if (hours < minimumHours) found.push({ kind: 'minimum' });
  return found;
}

/** Cubic feet of a home of that size, not rounded. */
export function getVolume(size: MoveSize): number {
  return moveSizes[size].pounds / poundsPerCuft;
}

/** Largest volume an order may have. */
const maxVolume = 20_000;

export type Inventory = {
  items: readonly { qty: number | null; cuft: number | null }[];
  size: MoveSize | null;
  /** Nothing else is moved, so that the list may have less volume than the size. */
  isListComplete?: boolean;
};

/** Cubic feet of all items together. */
export function getItemsVolume(items: Inventory['items']): number {
  return items.reduce((sum, { qty, cuft }) => sum + (qty || 0) * (cuft || 0), 0);
}

/** Checks whether the volume follows from the items: a list that may be partial never lowers the volume of the size. */
export function isVolumeFromItems({ items, size, isListComplete = false }: Inventory): boolean {
  const listed = getItemsVolume(items);
  return listed > 0 && (size === null || isListComplete || listed >= getVolume(size));
}

/** Whole cubic feet by the items or the size; null while neither is known. */
export function getWholeVolume(inventory: Inventory): number | null {
  const { items, size } = inventory;
  if (isVolumeFromItems(inventory)) return Math.min(maxVolume, Math.round(getItemsVolume(items)));
  return size === null ? null : Math.round(getVolume(size));
}

/** For stairs beyond the first flight without an elevator, waiting for a small elevator, and a long carry. */
export function slowdown(access?: Access): number {
  return 1 + accessPercents(access).reduce((sum, [, percent]) => sum + percent, 0) / 100;
}

function accessPercents(access?: Access): (readonly ['stairs' | 'elevator' | 'carry', number])[] {
  if (!access) return [];
  const { flights, elevator, longCarryFt } = access;
  return [
    ['stairs', elevator === 'none' ? Math.max(0, flights - 1) * 10 : 0],
    ['elevator', elevator === 'passenger' ? 8 : 0],
    ['carry', Math.ceil(Math.max(0, longCarryFt - 75) / 75) * 5],
  ];
}

function accessReasons(side: 'load' | 'unload', access?: Access): EstimateReason[] {
  return accessPercents(access).flatMap(([what, percent]) =>
    percent > 0 ? [{ kind: `${side}_${what}` as const, percent }] : [],
  );
}

/**
 * Someone to lead and someone to drive; two people from three bedrooms on. Without a truck to drive, a foreman is
 * enough.
 */
function crewMix(people: number, helpType: HelpKind): CrewRequirement[] {
  const lead: PositionCode[] =
    people >= 4
      ? [PositionCode.foreman, PositionCode.driver]
      : [helpType === helpKinds.both ? PositionCode.foremanDriver : PositionCode.foreman];
  const helpers = people - lead.length;
  return [
    ...lead.map((position) => ({ position, count: 1 })),
    ...(helpers > 0 ? [{ position: 3 as const, count: helpers }] : []),
  ];
}

/** With a small tolerance, so that 3.0000001 stays 3. */
function roundUpToHalf(hours: number): number {
  return Math.ceil(hours * 2 - 1e-9) / 2;
}
