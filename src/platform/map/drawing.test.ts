// @vitest-environment node
import { expect, it } from 'vitest';
import { getBounds } from './circle';
import { createDrawing } from './drawing';

const tempe = { lat: 33.426, lng: -111.94 };
const gilbert = { lat: 33.325, lng: -111.75 };

it('the corners of the bounds are those of the drawing', () => {
  const { place } = createDrawing([-112, 33, -111, 34]);
  expect(place({ lat: 34, lng: -112 })).toEqual({ left: 0, top: 0 });
  expect(place({ lat: 33, lng: -111 })).toEqual({ left: 100, top: 100 });
});

it('a circle is as wide as it is high', () => {
  const drawing = createDrawing(getBounds([{ ...tempe, miles: 25 }]) ?? [0, 0, 0, 0]);
  expect(drawing.ratio).toBeCloseTo(1, 2);
  expect(drawing.place(tempe).left).toBeCloseTo(50, 5);
  expect(drawing.place(tempe).top).toBeCloseTo(50, 0);
  expect(drawing.toWidth(50, tempe)).toBeCloseTo(100, 0);
});

it('the east is on the right, the south below', () => {
  const bounds = getBounds([tempe, gilbert].map((stop) => ({ ...stop, miles: 1.5 }))) ?? [0, 0, 0, 0];
  const { place, ratio } = createDrawing(bounds);
  expect(place(gilbert).left).toBeGreaterThan(place(tempe).left);
  expect(place(gilbert).top).toBeGreaterThan(place(tempe).top);
  expect(ratio).toBeGreaterThan(1);
});
