// @vitest-environment node
import { expect, it } from 'vitest';
import { drawLogo } from '../../branches/seed/branches';
import { drawPortrait } from './portraits';

const people = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, hasLongHair: index % 3 === 0 }));

it('draws the same portrait for the same person, and different ones for almost everyone', () => {
  const drawn = people.map(drawPortrait);
  expect(people.map(drawPortrait)).toEqual(drawn);
  expect(new Set(drawn).size).toBeGreaterThan(57);
});

it('draws small images, because every list of people contains them', () => {
  const images = [...people.map(drawPortrait), ...people.map(({ id }) => drawLogo(id))];
  expect(Math.max(...images.map(({ length }) => length))).toBeLessThan(800);
});

it('draws well-formed images', () => {
  for (const image of [...people.map(drawPortrait), ...people.map(({ id }) => drawLogo(id))]) {
    const source = decodeURIComponent(image.replace('data:image/svg+xml,', ''));
    expect(source).toMatch(/^<svg xmlns='[^']+' viewBox='0 0 64 64'>(<\w+( [\w-]+='[^'<>]*')+\/>)+<\/svg>$/);
  }
});
