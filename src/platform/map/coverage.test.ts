// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Circle, uniteCircles } from './coverage';

const phoenix: Circle = { lat: 33.45, lng: -112.07, miles: 25 };
const mesa: Circle = { lat: 33.42, lng: -111.83, miles: 25 };
const tucson: Circle = { lat: 32.22, lng: -110.97, miles: 25 };

describe('what areas cover together', () => {
  it.each([
    ['nothing', [], 0],
    ['one area', [phoenix], 1],
    ['two that overlap are one shape', [phoenix, mesa], 1],
    ['two apart stay two', [phoenix, tucson], 2],
    ['one inside another disappears in it', [phoenix, { ...phoenix, miles: 10 }], 1],
    ['the same area twice', [phoenix, phoenix], 1],
  ])('%s', (_, circles: Circle[], shapes) => {
    expect(uniteCircles(circles).coordinates).toHaveLength(shapes);
  });

  it('has no line inside the shape', () => {
    const [shape] = uniteCircles([phoenix, mesa]).coordinates;
    expect(shape).toHaveLength(1);
  });

  it('joins ten areas in a row', () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...phoenix, lng: phoenix.lng + index / 5 }));
    expect(uniteCircles(ten).coordinates).toHaveLength(1);
  });
});
