/** Outlines of the served states and their main roads, drawn by hand for orientation. Degrees, longitude first. */
type Line = [number, number][];

const colorado: Line = [
  ...([
    [-114.05, 36.19],
    [-114.37, 36.14],
    [-114.74, 36.02],
    [-114.68, 35.5],
  ] satisfies Line),
  ...([
    [-114.57, 35.14],
    [-114.63, 35],
  ] satisfies Line),
];

const arizona: Line = [
  ...([
    [-109.05, 37],
    [-109.05, 31.33],
    [-111.07, 31.33],
    [-114.81, 32.49],
    [-114.72, 32.72],
  ] satisfies Line),
  ...([
    [-114.47, 32.92],
    [-114.67, 33.04],
    [-114.72, 33.41],
    [-114.53, 33.55],
    [-114.53, 33.93],
  ] satisfies Line),
  ...([
    [-114.43, 34.09],
    [-114.14, 34.3],
    [-114.38, 34.46],
    [-114.43, 34.6],
    [-114.57, 34.83],
  ] satisfies Line),
  ...colorado.toReversed(),
  ...([
    [-114.05, 37],
    [-109.05, 37],
  ] satisfies Line),
];

const nevada: Line = [
  ...([
    [-114.05, 37],
    [-114.04, 42],
    [-120, 42],
    [-120, 39],
    [-114.63, 35],
  ] satisfies Line),
  ...colorado.toReversed(),
  [-114.05, 37],
];

/** State borders. The lines end in the ocean to the west and at arbitrary points to the north and east. */
const borders: Line[] = [
  [
    [-120, 42],
    [-124.2, 42],
  ],
  [
    [-114.04, 42],
    [-111.05, 42],
    [-111.05, 41],
    [-102.05, 41],
  ],
  [
    [-109.05, 37],
    [-109.05, 41],
  ],
  [
    [-109.05, 37],
    [-103, 37],
  ],
  [
    [-109.05, 31.33],
    [-108.21, 31.33],
    [-108.21, 31.78],
    [-106.5, 31.78],
  ],
  [
    [-114.72, 32.72],
    [-117.12, 32.53],
  ],
];

const roads: Line[] = [
  [
    ...([
      [-114.53, 33.6],
      [-114.23, 33.66],
      [-112.94, 33.49],
      [-112.58, 33.44],
      [-112.36, 33.46],
    ] satisfies Line),
    ...([
      [-112.08, 33.46],
      [-111.97, 33.4],
      [-111.97, 33.3],
      [-111.68, 32.88],
      [-111.55, 32.75],
    ] satisfies Line),
    ...([
      [-111.21, 32.44],
      [-110.98, 32.22],
      [-110.75, 32.06],
      [-110.3, 31.97],
      [-109.83, 32.25],
    ] satisfies Line),
    [-109.05, 32.25],
  ],
  [
    [-112.1, 33.46],
    [-112.11, 33.65],
    [-112.13, 33.86],
    [-112.12, 34.33],
    [-111.87, 34.57],
    [-111.66, 35.17],
  ],
  [
    ...([
      [-114.6, 34.72],
      [-114.05, 35.19],
      [-112.88, 35.33],
      [-112.19, 35.25],
      [-111.65, 35.19],
    ] satisfies Line),
    ...([
      [-110.7, 35.02],
      [-110.16, 34.9],
      [-109.05, 35.36],
    ] satisfies Line),
  ],
  [
    [-114.62, 32.72],
    [-113.75, 32.78],
    [-112.72, 32.94],
    [-111.69, 32.83],
  ],
  [
    [-110.98, 32.19],
    [-110.98, 31.96],
    [-111, 31.85],
    [-110.94, 31.35],
  ],
  [
    [-115.39, 35.61],
    [-115.17, 36.17],
    [-114.93, 36.39],
    [-114.07, 36.81],
    [-113.6, 37.08],
  ],
  [
    [-115.1, 36.08],
    [-114.84, 35.97],
    [-114.74, 36.01],
    [-114.05, 35.19],
    [-112.73, 33.97],
    [-112.3, 33.65],
  ],
  [
    [-111.97, 33.39],
    [-111.83, 33.39],
    [-111.55, 33.4],
    [-110.79, 33.39],
    [-110.03, 34.25],
  ],
  [
    [-120, 39.35],
    [-119.81, 39.53],
    [-119.25, 39.61],
    [-117.73, 40.97],
    [-115.76, 40.83],
    [-114.04, 40.74],
  ],
  [
    [-115.17, 36.2],
    [-116.76, 36.91],
    [-117.23, 38.07],
    [-118.63, 38.52],
    [-119.25, 39.61],
  ],
  [
    ...([
      [-112.26, 33.46],
      [-112.26, 33.61],
      [-112.2, 33.67],
      [-112, 33.67],
      [-111.89, 33.64],
    ] satisfies Line),
    ...([
      [-111.89, 33.45],
      [-111.89, 33.29],
    ] satisfies Line),
  ],
];

const names: { name: string; at: [number, number] }[] = [
  { name: 'Arizona', at: [-111.6, 34.15] },
  { name: 'Nevada', at: [-116.6, 39.3] },
  { name: 'California', at: [-116.4, 34.6] },
  { name: 'Utah', at: [-111.7, 38.6] },
  { name: 'New Mexico', at: [-107.4, 34.4] },
  { name: 'Mexico', at: [-112.4, 30.9] },
];

const feature = <Geometry extends object>(geometry: Geometry, properties: Record<string, string> = {}) => ({
  type: 'Feature' as const,
  properties,
  geometry,
});
const collection = <Feature extends object>(features: Feature[]) => ({ type: 'FeatureCollection' as const, features });

export const states = collection(
  [arizona, nevada].map((ring) => feature({ type: 'Polygon' as const, coordinates: [ring] })),
);
export const stateBorders = collection([
  feature({ type: 'MultiLineString' as const, coordinates: [arizona, nevada, ...borders] }),
]);
export const mainRoads = collection([feature({ type: 'MultiLineString' as const, coordinates: roads })]);
export const stateNames = collection(
  names.map(({ name, at }) => feature({ type: 'Point' as const, coordinates: at }, { name })),
);
