import type { MoveSize } from '../../../generated/model';
import { poundsPerCuft, getVolume } from '../../../domain/crewEstimate';
import type { ItemValues } from './itemValues';

type Inventory = { items: readonly Pick<ItemValues, 'qty' | 'cuft'>[]; move_size: MoveSize | null };

/** Largest allowed volume of an order, in cubic feet. */
export const maxVolume = 20_000;

/** Total volume of the items, in cubic feet. */
export function sumVolume(items: Inventory['items']): number {
  return items.reduce((sum, { qty, cuft }) => sum + (qty || 0) * (cuft || 0), 0);
}

/** Whole cubic feet of the items, else of the move size, as the provider computes them; null if both are missing. */
export function computeVolume({ items, move_size }: Inventory): number | null {
  const volume = sumVolume(items) || (move_size === null ? null : getVolume(move_size));
  return volume === null ? null : Math.min(maxVolume, Math.round(volume));
}

/** Weight of a volume, in pounds; null if the volume is unknown. */
export function computeWeight(volumeCuft: number | null): number | null {
  return volumeCuft === null ? null : volumeCuft * poundsPerCuft;
}
