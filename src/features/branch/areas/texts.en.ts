import { counted } from '../../../platform/lib/text';

export const areaTexts = {
  field: 'Serving areas',
  map: 'Map of the serving areas',
  search: 'Find an area',
  list: 'Areas',
  count: (chosen: number, most: number): string => `${chosen} of ${most} chosen`,
  full: (most: number): string => `${most} areas are the most a branch may have. Take one away to choose another.`,
  hint: 'Customers and helpers in these areas find the branch.',
  radius: (miles: number): string => `${miles}\u00a0mi`,
  around: (count: number): string => `${counted(count, { one: 'area', other: 'areas' })}, each with its radius`,
  nothing: (search: string): string => `No area is called “${search}”.`,
  failed: 'The areas could not be loaded.',
  tryAgain: 'Try again',
  loading: 'The areas are being loaded',
  look: 'Look at an area on the map',
  all: 'Show all',
  added: (name: string): string => `${name} chosen`,
  removed: (name: string): string => `${name} taken away`,
};
