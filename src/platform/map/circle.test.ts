// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getBounds, circleAround, milesBetween } from './circle';

const tempe = { lat: 33.426, lng: -111.94 };

describe('a circle on the map', () => {
  it.each([5, 25, 100])('a circle of %i miles is closed and has all its corners that far away', (miles) => {
    const ring = circleAround(tempe, miles);
    expect(ring.at(0)).toEqual(ring.at(-1));
    for (const [lng, lat] of ring) {
      expect(Math.abs(milesBetween(tempe, { lat, lng }) / miles - 1)).toBeLessThan(0.02);
    }
  });
});

describe('the frame around circles', () => {
  it('holds each of them', () => {
    const tucson = { lat: 32.223, lng: -110.975, miles: 25 };
    const [west, south, east, north] = getBounds([{ ...tempe, miles: 10 }, tucson]) ?? [0, 0, 0, 0];
    for (const [lng, lat] of [...circleAround(tempe, 10), ...circleAround(tucson, 25)]) {
      expect(lng).toBeGreaterThanOrEqual(west - 1e-9);
      expect(lng).toBeLessThanOrEqual(east + 1e-9);
      expect(lat).toBeGreaterThanOrEqual(south - 1e-9);
      expect(lat).toBeLessThanOrEqual(north + 1e-9);
    }
  });

  it('is none for none', () => expect(getBounds([])).toBeUndefined());
});

it('miles between towns are measured as the crow flies', () => {
  expect(milesBetween({ lat: 33.448, lng: -112.074 }, { lat: 32.223, lng: -110.975 })).toBeCloseTo(106, 0);
});
