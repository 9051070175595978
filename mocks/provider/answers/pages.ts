import type { Page } from '../store/table';

/** A page in the format of Laravel's paginator. `show` presents each row. */
export function presentPage<Row, Shown>({ rows, ...page }: Page<Row>, show: (row: Row) => Shown) {
  const first = (page.page - 1) * page.perPage + 1;
  const [from, to] = rows.length > 0 ? [first, first + rows.length - 1] : [null, null];
  const { total, lastPage: last_page, perPage: per_page, page: current_page } = page;
  return { data: rows.map((row) => show(row)), current_page, last_page, per_page, total, from, to };
}

/** One page of a list in memory. */
export function toPage<Row>(rows: readonly Row[], page: number, perPage: number): Page<Row> {
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  return { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length, page, perPage, lastPage };
}
