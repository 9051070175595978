import { expect, test } from 'vitest';
import { cast } from '../seed/cast';

test('a test may use the people of the seed', () => {
  expect(cast).toHaveLength(2);
});
