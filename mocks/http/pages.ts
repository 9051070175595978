type Wish = { page: number; per_page: number };

/** A page of a list that is all there, as Laravel's paginator writes it; `show` is only asked for its rows. */
export function paged<Row, Shown>(rows: readonly Row[], { page, per_page }: Wish, show: (row: Row) => Shown) {
  const total = rows.length;
  const first = (page - 1) * per_page;
  const shown = rows.slice(first, first + per_page);
  const [from, to] = shown.length > 0 ? [first + 1, first + shown.length] : [null, null];
  const last_page = Math.max(1, Math.ceil(total / per_page));
  return { data: shown.map(show), current_page: page, last_page, per_page, total, from, to };
}
