// @vitest-environment node
import { expect, it } from 'vitest';
import { usStates } from './usStates';

it('are 51 different codes of two letters, by name', () => {
  expect(usStates).toHaveLength(51);
  expect(new Set(usStates.map(({ id }) => id)).size).toBe(51);
  expect(usStates.every(({ id, name }) => /^[A-Z]{2}$/.test(id) && /^[A-Z]/.test(name))).toBe(true);
  expect(usStates.map(({ name }) => name)).toEqual(usStates.map(({ name }) => name).toSorted());
  expect(usStates.find(({ id }) => id === 'AZ')?.name).toBe('Arizona');
});
