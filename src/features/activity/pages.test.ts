import { describe, expect, it } from 'vitest';
import type { Activity, ActivityPage } from '#generated/model';
import { flattenPages, type FeedPages, addArrival, markActivityRead } from './api';

const activity = (id: string, is_read = false): Activity => ({
  id,
  type: 'order.created',
  title: `Activity ${id}`,
  body: '',
  severity: 'info',
  url: '/company/job/details/7',
  is_read,
  read_at: null,
  branch_id: 1,
  created_at: '2026-11-21T15:00:00Z',
  actor: null,
  data: {},
  subject: { kind: 'order', id: 7, label: 'Job #7' },
});
const page = (current_page: number, ...ids: string[]): ActivityPage => ({
  data: ids.map((id) => activity(id)),
  current_page,
  last_page: 2,
  per_page: 2,
  total: 4,
  from: 1,
  to: 2,
});
const createFeed = (...pages: ActivityPage[]): FeedPages => ({ pages, pageParams: pages.map((_, index) => index + 1) });
const getIds = (pages: FeedPages | undefined) => pages && flattenPages(pages).map(({ id }) => id);

it('an activity that a new one pushed onto the next page is listed once', () => {
  expect(getIds(createFeed(page(1, 'd', 'c'), page(2, 'c', 'b')))).toEqual(['d', 'c', 'b']);
});

it('a new activity goes on top and is counted; a known one changes nothing', () => {
  const before = createFeed(page(1, 'd', 'c'), page(2, 'b', 'a'));
  const after = addArrival(before, activity('e'));
  expect(getIds(after)).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(after?.pages[0]?.total).toBe(5);
  expect(addArrival(before, activity('a'))).toBe(before);
});

it('a feed that is open all day keeps its newest activities, and the rest is a further page', () => {
  const ids = Array.from({ length: 61 }, (_, at) => `${61 - at}`);
  const full = { ...page(1, ...ids.slice(1)), last_page: 1 };
  const after = addArrival(createFeed(full), activity('61'));
  expect(getIds(after)).toEqual(ids.slice(0, 60));
  expect(after?.pages[0]?.last_page).toBe(2);
  expect(getIds(addArrival(createFeed(full, page(2, 'b', 'a')), activity('61')))).toHaveLength(63);
});

describe('marking as read', () => {
  it('marks only that one, on any page', () => {
    const after = markActivityRead(createFeed(page(1, 'd', 'c'), page(2, 'b', 'a')), 'b');
    expect(after && flattenPages(after).filter(({ is_read }) => is_read)).toEqual([activity('b', true)]);
  });

  it('does nothing where no list is loaded', () => {
    expect(markActivityRead(undefined, 'a')).toBeUndefined();
  });
});
