/** A page of a list, as the provider sends it. */
export type Page<Row> = { data: Row[]; total: number };

/** The loaded pages of a list that grows, as the cache keeps them. */
export type Pages<Loaded> = { pages: Loaded[]; pageParams: (number | undefined)[] };

/** What tells a row from the others. */
export type KeyOf<Row> = (row: Row) => number | string;

/** All loaded rows in order. Arrivals shift the pages on the server, so a row may come twice; it is listed once. */
export function rowsOf<Row>({ pages }: Pages<Page<Row>>, keyOf: KeyOf<Row>): Row[] {
  const byKey = new Map<number | string, Row>();
  for (const row of pages.flatMap(({ data }) => data)) {
    if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
  }
  return [...byKey.values()];
}

/** The pages with a new row on top; unchanged when it is there already or nothing is loaded. */
export function withRowOnTop<Row, Loaded extends Page<Row>>(
  list: Pages<Loaded> | undefined,
  row: Row,
  keyOf: KeyOf<Row>,
): Pages<Loaded> | undefined {
  const [first, ...rest] = list?.pages ?? [];
  const isThere = list?.pages.some(({ data }) => data.some((each) => keyOf(each) === keyOf(row)));
  if (!list || !first || isThere) return list;
  const grown = { ...first, data: [row, ...first.data], total: first.total + 1 };
  return { ...list, pages: [grown, ...rest] };
}

/** The pages with one row changed, on whatever page it is. */
export function withRowChanged<Row, Loaded extends Page<Row>>(
  list: Pages<Loaded> | undefined,
  isRow: (row: Row) => boolean,
  change: (row: Row) => Row,
): Pages<Loaded> | undefined {
  if (!list) return list;
  return { ...list, pages: list.pages.map((page) => ({ ...page, data: changedRows(page.data, isRow, change) })) };
}

/** Rows with one of them changed. */
export function changedRows<Row>(rows: readonly Row[], isRow: (row: Row) => boolean, change: (row: Row) => Row): Row[] {
  return rows.map((row) => (isRow(row) ? change(row) : row));
}

/** The page to ask for after this one; undefined after the last. */
export function nextPage({ current_page, last_page }: { current_page: number; last_page: number }): number | undefined {
  return current_page < last_page ? current_page + 1 : undefined;
}

/** Reads page after page; each row once, also when it moved to another page in the meantime. */
export async function readAllPages<Row>(
  read: (page: number) => Promise<{ data: Row[]; last_page: number }>,
  keyOf: KeyOf<Row>,
): Promise<Row[]> {
  const byKey = new Map<number | string, Row>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, last_page } = await read(page);
    for (const row of data) byKey.set(keyOf(row), row);
    last = last_page;
  }
  return [...byKey.values()];
}
