import { createRequire, Module } from 'node:module';

/*
 * `@mswjs/data` can turn its models into request handlers. For that it loads its own MSW and GraphQL, and all of lodash
 * and date-fns for one function each: 500 modules that the fake never calls, and a third of the server's start time.
 * In a page it also sends its writes to all other pages, which would mix their worlds. These parts are replaced before
 * the library is imported. Builds do the same (tools/vite/replacements.ts).
 */

const stubs = {
  './model/generateRestHandlers': { generateRestHandlers: () => [] },
  './model/generateGraphQLHandlers': { generateGraphQLHandlers: () => [], generateGraphQLSchema: () => undefined },
  './extensions/sync': { sync: () => undefined },
  lodash: { isFunction: (value: unknown) => typeof value === 'function' },
  'date-fns': { compareAsc: (a: Date, b: Date) => Math.sign(Number(a) - Number(b)) },
};

const library = createRequire(createRequire(import.meta.url).resolve('@mswjs/data'));
for (const [name, exports] of Object.entries(stubs)) {
  const file = library.resolve(name);
  library.cache[file] = Object.assign(new Module(file), { filename: file, loaded: true, exports });
}
