// @vitest-environment node
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, listImports, read } from './sources';

// The linter ignores generated code, so this test checks its row of the module table.
const allowed = /^(src\/generated\/|src\/platform\/http\/|@tanstack\/react-query$|axios$)/;

test('generated code knows models, platform/http and React Query', () => {
  const files = filesIn('src/generated', /\.ts$/);
  expect(files.length).toBeGreaterThan(0);
  const strangers = files.flatMap((file) =>
    listImports(file, read(file))
      .map((source) => (source.startsWith('.') ? normalize(join(dirname(file), source)) : source))
      .filter((source) => !allowed.test(source))
      .map((source) => `${file}: ${source}`),
  );
  expect(strangers).toEqual([]);
});
