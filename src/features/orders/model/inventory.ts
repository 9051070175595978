import { getItemsVolume, getWholeVolume, isVolumeFromItems, poundsPerCuft } from '#domain/orders/crewEstimate';
import type { MoveSize } from '#generated/model';
import type { ItemValues } from './itemValues';

export type InventoryValues = {
  items: readonly Pick<ItemValues, 'qty' | 'cuft'>[];
  move_size: MoveSize | null;
  items_complete?: boolean;
};

/** Whole cubic feet of the items or the move size, as the provider computes them; null if both are missing. */
export function computeVolume(values: InventoryValues): number | null {
  return getWholeVolume(toInventory(values));
}

/** Source of the volume, and the total volume of the items so far. */
export function getVolumeSource(values: InventoryValues): { fromItems: boolean; listed: number } {
  return { fromItems: isVolumeFromItems(toInventory(values)), listed: Math.round(getItemsVolume(values.items)) };
}

/** Checks whether the item list of a saved order decided its volume although the move size is larger. */
export function isCompleteList({ items, move_size }: InventoryValues, volumeCuft: number | null): boolean {
  const complete = computeVolume({ items, move_size, items_complete: true });
  return volumeCuft === complete && complete !== computeVolume({ items, move_size });
}

/** Weight of a volume, in pounds; null if the volume is unknown. */
export function computeWeight(volumeCuft: number | null): number | null {
  return volumeCuft === null ? null : volumeCuft * poundsPerCuft;
}

function toInventory({ items, move_size, items_complete = false }: InventoryValues) {
  return { items, size: move_size, isListComplete: items_complete };
}
