/** Last part of the key of a list whose pages are read one after the other. */
export const wholeList = 'all';

/** Most entries the provider returns per page. */
export const MOST_PER_PAGE = 100;

/** A page of a list as the provider sends it. */
export type Page<Row> = { data: Row[]; total: number | null };

/** The loaded pages of an endless list, as the cache keeps them. */
export type Pages<Loaded> = { pages: Loaded[]; pageParams: (number | undefined)[] };

/** Returns a row's unique key. */
export type KeyOf<Row> = (row: Row) => number | string;

/** All loaded rows in order. New rows shift the pages on the server, so a row can come twice; it is listed once. */
export function listRows<Row>({ pages }: Pages<Page<Row>>, getKey: KeyOf<Row>): Row[] {
  const byKey = new Map<number | string, Row>();
  for (const row of pages.flatMap(({ data }) => data)) {
    if (!byKey.has(getKey(row))) byKey.set(getKey(row), row);
  }
  return [...byKey.values()];
}

/** The pages with a new row on top; unchanged if they have it already or nothing is loaded. */
export function withRowOnTop<Row, Loaded extends Page<Row>>(
  list: Pages<Loaded> | undefined,
  row: Row,
  getKey: KeyOf<Row>,
): Pages<Loaded> | undefined {
  const [first, ...rest] = list?.pages ?? [];
  const isThere = list?.pages.some(({ data }) => data.some((each) => getKey(each) === getKey(row)));
  if (!list || !first || isThere) return list;
  const grown = { ...first, data: [row, ...first.data], total: first.total === null ? null : first.total + 1 };
  return { ...list, pages: [grown, ...rest] };
}

/** The pages with one row changed. */
export function withRowChanged<Row, Loaded extends Page<Row>>(
  list: Pages<Loaded> | undefined,
  isRow: (row: Row) => boolean,
  change: (row: Row) => Row,
): Pages<Loaded> | undefined {
  if (!list) return list;
  return { ...list, pages: list.pages.map((page) => ({ ...page, data: changedRows(page.data, isRow, change) })) };
}

export function changedRows<Row>(rows: readonly Row[], isRow: (row: Row) => boolean, change: (row: Row) => Row): Row[] {
  return rows.map((row) => (isRow(row) ? change(row) : row));
}

type PageNumbers = { current_page: number | null; last_page: number | null };

/** The number of the next page; undefined after the last, and of a provider that does not number its pages. */
export function nextPage({ current_page, last_page }: PageNumbers): number | undefined {
  return current_page !== null && last_page !== null && current_page < last_page ? current_page + 1 : undefined;
}

/** Reads all pages. Each row is listed once, also if it moved to another page between two reads. */
export async function readAllPages<Row>(
  read: (page: number) => Promise<{ data: Row[]; last_page: number | null }>,
  getKey: KeyOf<Row>,
): Promise<Row[]> {
  const byKey = new Map<number | string, Row>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, last_page } = await read(page);
    for (const row of data) byKey.set(getKey(row), row);
    last = last_page ?? 1;
  }
  return [...byKey.values()];
}
