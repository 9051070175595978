import { createRequire, Module } from 'node:module';

/*
 * `@mswjs/data` can turn its models into request handlers. For that it loads its own MSW and GraphQL, and all of lodash
 * and date-fns for one function each: 500 modules that the fake never calls, and a third of the server's start time.
 * They are replaced before it is imported. Builds do the same (tools/vite/replacements.ts).
 */

const stubs = {
  './model/generateRestHandlers': { generateRestHandlers: () => [] },
  './model/generateGraphQLHandlers': { generateGraphQLHandlers: () => [], generateGraphQLSchema: () => undefined },
  lodash: { isFunction: (value: unknown) => typeof value === 'function' },
  'date-fns': { compareAsc: (a: Date, b: Date) => Math.sign(Number(a) - Number(b)) },
};

const library = createRequire(createRequire(import.meta.url).resolve('@mswjs/data'));
for (const [name, exports] of Object.entries(stubs)) {
  const file = library.resolve(name);
  library.cache[file] = Object.assign(new Module(file), { filename: file, loaded: true, exports });
}
