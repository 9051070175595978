export const mapTexts = {
  loading: 'Loading map',
  cannotDraw: 'This device can’t show the map. The list has the same areas.',
  failed: 'The map couldn’t be loaded. The list has the same areas.',
  noPins: {
    cannotDraw: 'This device can’t show the map. The list has the same jobs.',
    failed: 'The map couldn’t be loaded. The list has the same jobs.',
  },
  noRoute: {
    cannotDraw: 'This device can’t show the map. The list has the same stops.',
    failed: 'The map couldn’t be loaded. The list has the same stops.',
  },
  estimated: 'Estimated route',
  numbers: (places: readonly number[]): string => places.join(', '),
  chosen: (name: string): string => `${name}, selected`,
};
