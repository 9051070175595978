// @vitest-environment node
import { expect, test } from 'vitest';
import { productName } from '#platform/config/settings';
import { filesIn, read } from '../sources';

// The name is a setting of an environment (docs/operations.md).

test('no text of a screen names the product itself', () => {
  const files = filesIn('src', /(^|[/.])texts(\.\w+)?\.ts$/);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => read(file).includes(productName))).toEqual([]);
});
