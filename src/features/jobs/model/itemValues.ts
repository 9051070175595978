import type { ItemRequest, OrderItem } from '../../../generated/model';
import { textOrNull } from './stopValues';

/** Something to move as the form edits it. */
export type ItemValues = {
  key: string;
  /** Null for one typed by hand. */
  catalog_id: number | null;
  name: string;
  qty: number | null;
  /** Cubic feet of one. */
  cuft: number | null;
  weight_lb: number | null;
  room: string;
  disassembly: boolean;
  fragile: boolean;
};

type Known = Partial<Pick<ItemValues, 'catalog_id' | 'name' | 'cuft' | 'weight_lb'>>;

/** One of a thing, of the catalog or yet to be named. */
export function newItem(key: string, known: Known = {}): ItemValues {
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

export function itemValuesOf({ room, ...item }: OrderItem, key: string): ItemValues {
  return { key, ...item, room: room ?? '' };
}

/** A checked item as it is sent. */
export function itemRequest({ key: _key, name, qty, cuft, room, ...item }: ItemValues): ItemRequest {
  return { ...item, name: name.trim(), qty: qty ?? 1, cuft: cuft ?? 0, room: textOrNull(room) };
}
