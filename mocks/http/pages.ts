import { pageOf, presentPage } from '../presenters/pages';

type PageQuery = { page: number; per_page: number };

/** The page of `rows` that the query asks for; `show` is only asked for the rows of that page. */
export function paged<Row, Shown>(rows: readonly Row[], { page, per_page }: PageQuery, show: (row: Row) => Shown) {
  return presentPage(pageOf(rows, page, per_page), show);
}
