import type { ItemRequest, OrderItem } from '#generated/model';
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
