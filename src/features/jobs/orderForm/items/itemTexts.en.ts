import { counted } from '../../../../platform/lib/text';

const nbsp = '\u00a0';

/** Words of what is moved. */
export const itemTexts = {
  list: 'What is moved',
  add: 'Add an item',
  addPlaceholder: 'Type a name: sofa, queen bed, medium box',
  addByHand: 'Add by hand',
  added: (name: string) => `${name} added`,
  most: 'Two hundred lines are the most.',
  none: 'No items yet.',
  line: (place: number) => `Item ${place}`,
  name: 'Item',
  quantity: 'Number',
  volume: 'Each',
  cuft: 'cu ft',
  weight: 'Weight of one',
  pounds: 'lb',
  room: 'Room',
  disassembly: 'Taken apart',
  fragile: 'Fragile',
  more: (place: number) => `More about item ${place}`,
  nameless: 'this item',
  remove: (place: number) => `Remove item ${place}`,
  removed: (name: string) => `${name} removed`,
  total: (count: number, volume: string) => `${counted(count, { one: 'thing', other: 'things' })}, ${volume}`,
  cuftOf: (volume: string) => `${volume}${nbsp}cu${nbsp}ft`,
  poundsOf: (weight: string) => `${weight}${nbsp}lb`,
  complete: 'This list is complete',
  completeHint: 'Then the items decide the volume, not the size.',
  special: 'Special items',
  specialHint: 'Heavy ones ask for a crew of four and the right tools.',
  totalVolume: 'Volume',
  totalWeight: 'Weight',
  fromItems: (volume: string) => `Left empty: ${volume}, from the items`,
  fromSize: (volume: string) => `Left empty: ${volume}, from the size`,
  fromSizeNotItems: (volume: string, listed: string) =>
    `Left empty: ${volume}, from the size. The items listed so far are ${listed}.`,
  fromVolume: (weight: string) => `Left empty: ${weight}, from the volume`,
  unknown: 'Left empty: from the size, once it is chosen',
};
