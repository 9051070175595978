import { counted } from '#platform/lib/text';

/** No line break between a number and its unit. */
const nbsp = '\u00a0';

/** Texts of the inventory. */
export const itemTexts = {
  list: 'Inventory',
  add: 'Add an item',
  addPlaceholder: 'Type a name: sofa, queen bed, medium box',
  addByHand: 'Add custom item',
  added: (name: string) => `${name} added`,
  most: '200 items max.',
  none: 'No items yet.',
  line: (place: number) => `Item ${place}`,
  name: 'Item',
  quantity: 'Qty',
  volume: 'Cu ft each',
  cuft: 'cu ft',
  weight: 'Weight each',
  pounds: 'lb',
  room: 'Room',
  disassembly: 'Disassemble',
  fragile: 'Fragile',
  more: (place: number) => `More options for item ${place}`,
  nameless: 'this item',
  remove: (place: number) => `Remove item ${place}`,
  removed: (name: string) => `${name} removed`,
  total: (count: number, volume: string) => `${counted(count, { one: 'item', other: 'items' })}, ${volume}`,
  cuftOf: (volume: string) => `${volume}${nbsp}cu${nbsp}ft`,
  poundsOf: (weight: string) => `${weight}${nbsp}lb`,
  complete: 'This list is complete',
  completeHint: 'Volume then comes from the items, not the move size.',
  special: 'Special items',
  specialHint: 'Heavy items need at least 4 people and equipment.',
  totalVolume: 'Volume',
  totalWeight: 'Weight',
  fromItems: (volume: string) => `Leave blank to use ${volume} from items`,
  fromSize: (volume: string) => `Leave blank to use ${volume} from move size`,
  fromSizeNotItems: (volume: string, listed: string) =>
    `Leave blank to use ${volume} from move size. Items listed so far: ${listed}.`,
  fromVolume: (weight: string) => `Leave blank to use ${weight} from volume`,
  unknown: 'Leave blank to use the move size, once it is set',
};
