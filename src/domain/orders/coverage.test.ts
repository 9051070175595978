// @vitest-environment node
import { expect, it } from 'vitest';
import { countOpenSlots } from './coverage';

it('counts open slots by position, so that one too many fills no other', () => {
  expect(countOpenSlots([])).toBe(0);
  expect(
    countOpenSlots([
      { needed: 3, accepted: 1 },
      { needed: 1, accepted: 2 },
    ]),
  ).toBe(2);
});
