import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from './newKey';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('a key is a UUID, and another one each time', () => {
  const keys = Array.from({ length: 200 }, newKey);
  expect(keys.filter((key) => !uuid.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(200);
});

test('on a page without crypto.randomUUID (plain http) it is one too', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 200 }, newKey);
  expect(keys.filter((key) => !uuid.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(200);
});
