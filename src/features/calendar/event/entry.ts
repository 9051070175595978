/**
 * Targets of the arrow keys in a view: the head of a row, a job, or the link to what does not fit. A row is a day, or in
 * the day by crew a lane. Rows are sorted by their key.
 */
export type EntryKind = 'head' | 'job' | 'more';

/** The attributes that mark an entry. They are on the control, or on an element in it. */
export function markEntry(row: string, kind: EntryKind, orderId?: number) {
  return { 'data-entry-row': row, 'data-entry-kind': kind, 'data-entry-job': orderId };
}

export type EntryMarks = ReturnType<typeof markEntry>;
