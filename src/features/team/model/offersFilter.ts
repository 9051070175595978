/** A filter is not offered if all rows lack what it is about: such a provider does not filter by it. */
export function offersFilter<Row>(rows: readonly Row[] | undefined, hasField: (row: Row) => boolean): boolean {
  return rows === undefined || rows.length === 0 || rows.some(hasField);
}
