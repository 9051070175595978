// @vitest-environment node
import { expect, it } from 'vitest';
import { toWallDate } from '#platform/lib/time/wallTime';
import { layOutDay, markStacked } from './dayLayout';
import type { GridEvent } from './gridEvents';

/** Jobs of one day, as "8-14": from 8 AM to 2 PM. */
function day(hours: string): GridEvent[] {
  return markStacked(
    hours.split(' ').map((each) => {
      const [from = 0, to = 0] = each.split('-').map(Number);
      const [start, end] = [toWallDate('2026-11-28', from * 60), toWallDate('2026-11-28', to * 60)];
      return { key: each, start, end, day: '2026-11-28', startMinutes: from * 60, index: 0, days: 1 } as GridEvent;
    }),
  );
}

const toPercent = (wall: Date) => ((wall.getTime() - toWallDate('2026-11-28').getTime()) / (24 * 3_600_000)) * 100;
const slotMetrics = {
  getRange: (start: Date, end: Date) => ({ top: toPercent(start), height: toPercent(end) - toPercent(start) }),
};
const round = (style: string) => style.replaceAll(/[\d.]+/g, (digits) => String(Math.round(Number(digits))));
const place = (hours: string) =>
  layOutDay({ events: day(hours), slotMetrics }).map(({ event, style }) => ({
    key: event.key,
    hour: Math.round(style.top * 2.4) / 10,
    width: round(style.width),
    left: round(style.xOffset),
  }));

it.each([
  ['alone', '8-14', ['8-14 at 8: 0 to 100']],
  ['two at the same time', '8-14 8-10', ['8-14 at 8: 0 to 50', '8-10 at 8: 50 to 100']],
  ['one after the other', '8-10 10-12', ['8-10 at 8: 0 to 100', '10-12 at 10: 0 to 100']],
  ['three at the same time', '8-14 8-12 9-11', ['8-14 at 8: 0 to 33', '8-12 at 8: 33 to 66', '9-11 at 9: 67 to 100']],
  [
    'a later one takes the free columns',
    '8-14 8-10 8-10 12-14',
    ['8-14 at 8: 0 to 33', '8-10 at 8: 33 to 66', '12-14 at 12: 33 to 100', '8-10 at 8: 67 to 100'],
  ],
])('places jobs of a day: %s', (_name, hours, expected) => {
  const read = ({ key, hour, width, left }: ReturnType<typeof place>[number]) => {
    const [from = 0, share = 0] = [left, width].map((text) => Number(/\d+/.exec(text)?.[0]));
    return `${key} at ${hour}: ${from} to ${from + share}`;
  };
  expect(place(hours).map(read)).toEqual(expected);
});

it('lists more than three at the same time in rows, each at its start or below the row before', () => {
  expect(place('8-14 8-10 8-11 8-9 9-12 13-15 16-18')).toEqual([
    { key: '16-18', hour: 16, width: 'calc(100% - 0px)', left: 'calc(0% + 0px)' },
    ...[
      ['8-14', 8],
      ['8-10', 8.5],
      ['8-11', 9],
      ['8-9', 9.5],
      ['9-12', 10],
      ['13-15', 13],
    ].map(([key, hour]) => ({ key, hour, width: '100%', left: '0%' })),
  ]);
});

it('keeps every row inside the day, however many there are', () => {
  const rows = layOutDay({ events: day(Array.from({ length: 60 }, () => '20-23').join(' ')), slotMetrics });
  expect(Math.max(...rows.map(({ style }) => style.top))).toBeLessThanOrEqual(100 - 100 / 60);
  expect(new Set(rows.map(({ style }) => style.top.toFixed(3))).size).toBe(60);
});
