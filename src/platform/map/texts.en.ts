export const mapTexts = {
  loading: 'The map is being drawn',
  cannotDraw: 'This device cannot draw the map; the list has the same areas.',
  failed: 'The map could not be loaded; the list has the same areas.',
  noRoute: {
    cannotDraw: 'This device cannot draw the map; the list has the same stops.',
    failed: 'The map could not be loaded; the list has the same stops.',
  },
  numbers: (places: readonly number[]): string => places.join(', '),
  chosen: (name: string): string => `${name}, chosen`,
};
