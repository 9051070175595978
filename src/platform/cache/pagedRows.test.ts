// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  changedRows,
  nextPage,
  type Page,
  type Pages,
  readAllPages,
  listRows,
  withRowChanged,
  withRowOnTop,
} from './pagedRows';

type Row = { id: number; read: boolean };
const row = (id: number, read = false): Row => ({ id, read });
const getKey = ({ id }: Row) => id;
const pages = (...ids: number[][]): Pages<Page<Row>> => ({
  pages: ids.map((page) => ({ data: page.map((id) => row(id)), total: 4 })),
  pageParams: ids.map((_, index) => index + 1),
});
const listIds = (list: Pages<Page<Row>> | undefined) => list && listRows(list, getKey).map(getKey);

it('rows of all pages come in order, without repeats', () => {
  expect(listIds(pages([4, 3], [2, 1]))).toEqual([4, 3, 2, 1]);
  expect(listIds(pages([4, 3], [3, 2]))).toEqual([4, 3, 2]);
  expect(listIds(pages([]))).toEqual([]);
});

describe('a new row', () => {
  const before = pages([4, 3], [2, 1]);

  it('goes on top of the first page and is counted; what was there stays as it was', () => {
    const after = withRowOnTop(before, row(5), getKey);
    expect(listIds(after)).toEqual([5, 4, 3, 2, 1]);
    expect(after?.pages.map(({ total }) => total)).toEqual([5, 4]);
    expect(listIds(before)).toEqual([4, 3, 2, 1]);
  });

  it.each([4, 1])('adding a row that is there already (%i) changes nothing', (id) => {
    expect(withRowOnTop(before, row(id), getKey)).toBe(before);
  });

  it('changes nothing where no page is loaded', () => {
    expect(withRowOnTop(undefined, row(1), getKey)).toBeUndefined();
    const none = pages();
    expect(withRowOnTop(none, row(1), getKey)).toBe(none);
  });
});

it('one row is changed, on whatever page it is', () => {
  const after = withRowChanged(
    pages([4, 3], [2, 1]),
    ({ id }: Row) => id === 2,
    ({ id }) => row(id, true),
  );
  expect(after && listRows(after, getKey).filter(({ read }) => read)).toEqual([row(2, true)]);
  expect(
    withRowChanged<Row, Page<Row>>(
      undefined,
      () => true,
      (each) => each,
    ),
  ).toBeUndefined();
  expect(
    changedRows(
      [row(1), row(2)],
      ({ id }) => id === 1,
      ({ id }) => row(id, true),
    ),
  ).toEqual([row(1, true), row(2)]);
});

it('the next page is the one after, and none after the last', () => {
  expect(nextPage({ current_page: 1, last_page: 2 })).toBe(2);
  expect(nextPage({ current_page: 2, last_page: 2 })).toBeUndefined();
});

it('all pages are read to the last one, each row once', async () => {
  const sent = [[4, 3], [3, 2], [1]];
  const read = (page: number) =>
    Promise.resolve({ data: (sent[page - 1] ?? []).map((id) => row(id)), last_page: sent.length });
  expect((await readAllPages(read, getKey)).map(getKey)).toEqual([4, 3, 2, 1]);
});
