import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fingerprint } from './persistedQueries';

it('is sixteen hexadecimal digits, the same for the same text only', () => {
  expect(fingerprint('')).toBe('811c9dc59747b28c');
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(fingerprint(one)).toMatch(/^[0-9a-f]{16}$/);
      expect(fingerprint(one) === fingerprint(other)).toBe(one === other);
    }),
  );
});
