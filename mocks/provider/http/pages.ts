import { toPage, presentPage } from '../answers/pages';

type PageQuery = { page: number; per_page: number };

/** The page of `rows` that the query asks for. Calls `show` only for the rows of that page. */
export function paginate<Row, Shown>(rows: readonly Row[], { page, per_page }: PageQuery, show: (row: Row) => Shown) {
  return presentPage(toPage(rows, page, per_page), show);
}
