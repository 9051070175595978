import { expect, test } from 'vitest';
import { filesIn, read } from './sources';

test('props are written out, not spread from an object literal', () => {
  const files = filesIn('src', /\.tsx$/).filter((file) => /\{\.\.\.\{/.test(read(file)));
  expect(files).toEqual([]);
});
