import type { Bounds, Point } from './circle';

/** A place in a drawing: percent of its width and height from the upper left corner. */
export type Place = { left: number; top: number };

export type Drawing = {
  /** Width by height. */
  ratio: number;
  place: (point: Point) => Place;
  /** Percent of the width. */
  toWidth: (miles: number, at: Point) => number;
};

/** Draws these bounds as the map does (Mercator), so that nothing moves when the map is there. */
export function createDrawing([west, south, east, north]: Bounds): Drawing {
  const [width, top, bottom] = [toRadians(east - west), toHeight(north), toHeight(south)];
  return {
    ratio: width / (top - bottom),
    place: ({ lat, lng }) => ({
      left: (toRadians(lng - west) / width) * 100,
      top: ((top - toHeight(lat)) / (top - bottom)) * 100,
    }),
    toWidth: (miles, { lat }) => (miles / (earthMiles * Math.cos(toRadians(lat)) * width)) * 100,
  };
}

const earthMiles = 3958.8;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toHeight = (lat: number) => Math.log(Math.tan(Math.PI / 4 + toRadians(lat) / 2));
