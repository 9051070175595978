import { counted } from '#platform/lib/text';

export const areaTexts = {
  field: 'Service areas',
  map: 'Map of the service areas',
  search: 'Find an area',
  list: 'Areas',
  count: (chosen: number, most: number): string => `${chosen} of ${most} selected`,
  full: (most: number): string => `${most} areas max. Remove one to choose another.`,
  hint: 'Customers and helpers in these areas can find the branch.',
  radius: (miles: number): string => `${miles}\u00a0mi`,
  miles: 'mi',
  radiusOf: (area: string): string => `Radius of ${area} in miles, 5 to 100`,
  areas: (count: number): string => counted(count, { one: 'area', other: 'areas' }),
  areasOfRadius: (areas: string, miles: number): string => `${areas}, ${miles}\u00a0mi each`,
  nothing: (search: string): string => `No areas match “${search}”.`,
  failed: 'The areas couldn’t be loaded.',
  tryAgain: 'Try again',
  loading: 'Loading areas',
  look: 'Show an area on the map',
  all: 'Show all',
  added: (name: string): string => `${name} added`,
  removed: (name: string): string => `${name} removed`,
};
