// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatRange, listRanges } from './filterOptions';

const today = '2026-11-21';

describe('the ranges to choose from', () => {
  it.each([
    ['ahead' as const, ['Today 21–21', 'Tomorrow 22–22', 'Next 7 days 21–27', 'Next 30 days 21–20']],
    ['back' as const, ['Today 21–21', 'Yesterday 20–20', 'Last 7 days 15–21', 'Last 30 days 23–21']],
  ])('%s', (direction, expected) => {
    const shown = listRanges(today, direction).map(({ text, from, to }) => `${text} ${from.slice(8)}–${to.slice(8)}`);
    expect(shown).toEqual(expected);
  });
});

it.each([
  [{ from: '2026-11-28', to: '2026-11-30' }, 'Sat, Nov 28 – Mon, Nov 30'],
  [{ from: '2026-11-28', to: '2026-11-28' }, 'Sat, Nov 28'],
  [{ from: '2026-11-28' }, 'From Sat, Nov 28'],
  [{ to: '2027-01-02' }, 'Until Sat, Jan 2, 2027'],
  [{}, undefined],
])('%j is "%s"', (range, expected) => {
  expect(formatRange(range, today)).toBe(expected);
});
