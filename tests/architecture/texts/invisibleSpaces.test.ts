// @vitest-environment node
import { expect, test } from 'vitest';
import { filesIn, read } from '../sources';

// A space that looks like another is written as an escape (\u00a0). Tests of words alone use tests/kit/texts/spaces.ts.

const invisible = /[\u00a0\u2000-\u200b\u2028-\u202f\u205f\u2060\u3000\ufeff]/;

test('no space that looks like another is typed into a source', () => {
  const files = ['src', 'mocks', 'tests', 'tools'].flatMap((folder) => filesIn(folder, /\.(tsx?|css|json)$/));
  expect(files.filter((file) => !/\/generated\//.test(file) && invisible.test(read(file)))).toEqual([]);
});
