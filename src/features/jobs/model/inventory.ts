import type { MoveSize } from '../../../generated/model';
import { poundsPerCuft, getVolume } from '../../../domain/crewEstimate';
import type { ItemValues } from './itemValues';

type Inventory = { items: readonly Pick<ItemValues, 'qty' | 'cuft'>[]; move_size: MoveSize | null };

/** Largest volume an order may have, in cubic feet. */
export const maxVolume = 20_000;

/** Cubic feet of all items together. */
export function itemsVolume(items: Inventory['items']): number {
  return items.reduce((sum, { qty, cuft }) => sum + (qty || 0) * (cuft || 0), 0);
}

/** Whole cubic feet as the items say, else the size; null while neither is known. As the provider computes it. */
export function autoVolume({ items, move_size }: Inventory): number | null {
  const volume = itemsVolume(items) || (move_size === null ? null : getVolume(move_size));
  return volume === null ? null : Math.min(maxVolume, Math.round(volume));
}

/** Pounds of so many cubic feet; null while they are not known. */
export function autoWeight(volumeCuft: number | null): number | null {
  return volumeCuft === null ? null : volumeCuft * poundsPerCuft;
}
