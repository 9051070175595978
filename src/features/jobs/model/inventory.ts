import { getItemsVolume, getWholeVolume, isVolumeFromItems, poundsPerCuft } from '../../../domain/crewEstimate';
import type { MoveSize } from '../../../generated/model';
import type { ItemValues } from './itemValues';

export type InventoryValues = {
  items: readonly Pick<ItemValues, 'qty' | 'cuft'>[];
  move_size: MoveSize | null;
  items_complete?: boolean;
};

/** Whole cubic feet as the items or the size say; null while neither is known. As the provider computes it. */
export function autoVolume(values: InventoryValues): number | null {
  return getWholeVolume(inventoryOf(values));
}

/** Where that volume comes from, and how much the items come to so far. */
export function volumeSource(values: InventoryValues): { fromItems: boolean; listed: number } {
  return { fromItems: isVolumeFromItems(inventoryOf(values)), listed: Math.round(getItemsVolume(values.items)) };
}

/** Whether the list of a saved order decided its volume although the size says more. */
export function isCompleteList({ items, move_size }: InventoryValues, volumeCuft: number | null): boolean {
  const complete = autoVolume({ items, move_size, items_complete: true });
  return volumeCuft === complete && complete !== autoVolume({ items, move_size });
}

/** Pounds of so many cubic feet; null while they are not known. */
export function autoWeight(volumeCuft: number | null): number | null {
  return volumeCuft === null ? null : volumeCuft * poundsPerCuft;
}

function inventoryOf({ items, move_size, items_complete = false }: InventoryValues) {
  return { items, size: move_size, isListComplete: items_complete };
}
