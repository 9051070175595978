// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type Bundle, type Chunk, listFiles, listModules, weigh } from '../../tools/bench/bundle';
import { growth, median, quantile, table, verdict } from '../../tools/bench/table';

const chunk = (file: string, more: Partial<Chunk> = {}): Chunk => ({
  file,
  source: undefined,
  imports: [],
  styles: [],
  modules: [],
  ...more,
  ids: more.modules ?? [],
});

const bundle: Bundle = {
  chunks: [
    chunk('entry.js', { source: 'index.html', imports: ['shared.js'], styles: ['entry.css'] }),
    chunk('shared.js', { imports: ['entry.js'], modules: ['node_modules/react/index.js'] }),
    chunk('page.js', { source: 'src/Page.tsx', imports: ['shared.js', 'part.js'], styles: ['page.css'] }),
    chunk('part.js', { modules: ['src/part.ts'] }),
    chunk('later.js', { source: 'src/later.ts', modules: ['node_modules/pusher-js/pusher.js'] }),
  ],
  sizes: new Map([
    ['entry.js', 100] as const,
    ['shared.js', 20] as const,
    ['page.js', 3] as const,
    ['part.js', 0.5] as const,
    ['entry.css', 7] as const,
    ['page.css', 0.7] as const,
    ['later.js', 1000] as const,
  ]),
  html: '',
};

describe('the weight of a page', () => {
  test('is everything it imports and styles, each once, and nothing that is loaded later', () => {
    const files = listFiles(bundle, ['index.html', 'src/Page.tsx']);
    expect([...files].toSorted()).toEqual(['entry.css', 'entry.js', 'page.css', 'page.js', 'part.js', 'shared.js']);
    expect(weigh(bundle, files)).toEqual({ js: 123.5, css: 7.7 });
    expect(listModules(bundle, files)).toEqual(['node_modules/react/index.js', 'src/part.ts']);
  });

  test('is unknown for a page that is not in the build', () => {
    expect(() => listFiles(bundle, ['src/GonePage.tsx'])).toThrow('The build has no chunk for src/GonePage.tsx');
  });
});

describe('the figures', () => {
  test('median and quantile', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
    expect(quantile([2, 1], 0)).toBe(1);
  });

  test.each([
    [1, 0],
    [10, 1],
    [100, 2],
  ])('ten times as much that takes %i times as long grows with exponent %i', (times, exponent) => {
    expect(growth({ size: 1_000, ms: 2 }, { size: 10_000, ms: 2 * times })).toBeCloseTo(exponent);
  });

  test('are compared with their targets', () => {
    expect([verdict(5, 5), verdict(5.1, 5), verdict(5, undefined)]).toEqual(['ok', 'OVER', '']);
  });

  test('are in columns, numbers right-aligned', () => {
    expect(
      table([
        ['page', 'JS'],
        ['login', '9.5'],
        ['activity', 120],
      ]),
    ).toBe(['page       JS', 'login     9.5', 'activity  120'].join('\n'));
  });
});
