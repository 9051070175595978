import { getItemsVolume, getWholeVolume, isVolumeFromItems, poundsPerCuft } from '#domain/orders/crewEstimate';
import type { ItemRequest, OrderItem, MoveSize } from '#generated/model';
import { toTextOrNull } from './stopValues';

/** Form values of an item to move. */
export type ItemValues = Record<'name' | 'room', string> & {
  key: string;
  /** Null for an item entered by hand. */
  catalog_id: number | null;
  qty: number | null;
  /** Cubic feet of one piece. */
  cuft: number | null;
  weight_lb: number | null;
  disassembly: boolean;
  fragile: boolean;
};

type Known = Partial<Pick<ItemValues, 'catalog_id' | 'name' | 'cuft' | 'weight_lb'>>;

/** One piece of a catalog item, or an item without a name yet. */
export function createItem(key: string, known: Known = {}): ItemValues {
  return {
    key,
    catalog_id: null,
    name: '',
    qty: 1,
    cuft: null,
    weight_lb: null,
    room: '',
    disassembly: false,
    fragile: false,
    ...known,
  };
}

export function toItemValues({ room, ...item }: OrderItem, key: string): ItemValues {
  return { key, ...item, room: room ?? '' };
}

/** The request for a valid item. */
export function toItemRequest({ key: _key, name, qty, cuft, room, ...item }: ItemValues): ItemRequest {
  return { ...item, name: name.trim(), qty: qty ?? 1, cuft: cuft ?? 0, room: toTextOrNull(room) };
}

type InventoryValues = {
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
