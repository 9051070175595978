import { describe, expect, it } from 'vitest';
import type { Activity, ActivityPage } from '../../../generated/model';
import { flattenPages, type FeedPages, addArrival, markActivityRead } from './pages';

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
const feed = (...pages: ActivityPage[]): FeedPages => ({ pages, pageParams: pages.map((_, place) => place + 1) });
const getIds = (pages: FeedPages | undefined) => pages && flattenPages(pages).map(({ id }) => id);

describe('all pages', () => {
  it('are one list in order', () => {
    expect(getIds(feed(page(1, 'd', 'c'), page(2, 'b', 'a')))).toEqual(['d', 'c', 'b', 'a']);
    expect(getIds(feed(page(1)))).toEqual([]);
  });

  it('show an activity once that an arrival has pushed onto the next page', () => {
    expect(getIds(feed(page(1, 'd', 'c'), page(2, 'c', 'b')))).toEqual(['d', 'c', 'b']);
  });
});

describe('an arrival', () => {
  const before = feed(page(1, 'd', 'c'), page(2, 'b', 'a'));

  it('goes to the top of the first page and is counted', () => {
    const after = addArrival(before, activity('e'));
    expect(getIds(after)).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(after?.pages.map(({ total, data }) => [total, data.length])).toEqual([
      [5, 3],
      [4, 2],
    ]);
    expect(after?.pageParams).toEqual(before.pageParams);
    expect(getIds(before)).toEqual(['d', 'c', 'b', 'a']);
  });

  it.each(['d', 'a'])('that is there already (%s) changes nothing', (id) => {
    expect(addArrival(before, activity(id))).toBe(before);
  });

  it('is the first of an empty list, and nothing where no list is loaded', () => {
    expect(getIds(addArrival(feed(page(1)), activity('a')))).toEqual(['a']);
    expect(addArrival(undefined, activity('a'))).toBeUndefined();
    const noPages = feed();
    expect(addArrival(noPages, activity('a'))).toBe(noPages);
  });
});

describe('marking as read', () => {
  it('marks that one alone, on whatever page it is', () => {
    const after = markActivityRead(feed(page(1, 'd', 'c'), page(2, 'b', 'a')), 'b');
    expect(after && flattenPages(after).filter(({ is_read }) => is_read)).toEqual([activity('b', true)]);
  });

  it('does nothing where no list is loaded', () => {
    expect(markActivityRead(undefined, 'a')).toBeUndefined();
  });
});
