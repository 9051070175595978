/** Arrangement of the entries of a view: days side by side, days below each other, or lanes along the hours. */
export type EntryLayout = 'columns' | 'list' | 'lanes';

export type EntryPlace = { row: string; kind: 'head' | 'job' | 'more' };

type Step = 'nextInRow' | 'previousInRow' | 'nextRow' | 'previousRow' | 'first' | 'last';

const shared: Record<string, Step> = { Home: 'first', End: 'last' };
const alongColumns: Record<string, Step> = {
  ArrowDown: 'nextInRow',
  ArrowUp: 'previousInRow',
  ArrowRight: 'nextRow',
  ArrowLeft: 'previousRow',
};
const alongLanes: Record<string, Step> = {
  ArrowRight: 'nextInRow',
  ArrowLeft: 'previousInRow',
  ArrowDown: 'nextRow',
  ArrowUp: 'previousRow',
};

/**
 * The entry that a key leads to; undefined for a key that is no step, or at the edge. Entries are sorted by row. Home
 * and End lead to the first and the last job. A neighbor row is entered at the job with the same number, or at its head.
 */
export function findEntry(
  entries: readonly EntryPlace[],
  from: number,
  key: string,
  layout: EntryLayout,
): number | undefined {
  const step = readStep(key, layout);
  switch (step) {
    case undefined:
      return undefined;
    case 'first':
      return valid(entries.findIndex(isNoHead));
    case 'last':
      return valid(entries.findLastIndex(isNoHead));
    case 'nextRow':
    case 'previousRow':
      return findInRow(entries, from, step === 'nextRow' ? 1 : -1);
    default:
      return findBeside(entries, from, step === 'nextInRow' ? 1 : -1, layout);
  }
}

const readStep = (key: string, layout: EntryLayout): Step | undefined =>
  shared[key] ?? (layout === 'lanes' ? alongLanes : alongColumns)[key];

/** The next or previous entry of the row; in a list also of the next day. */
function findBeside(
  entries: readonly EntryPlace[],
  from: number,
  direction: 1 | -1,
  layout: EntryLayout,
): number | undefined {
  const [start, next] = [entries[from], entries[from + direction]];
  if (!start || !next) return undefined;
  return layout === 'list' || next.row === start.row ? from + direction : undefined;
}

function findInRow(entries: readonly EntryPlace[], from: number, direction: 1 | -1): number | undefined {
  const start = entries[from];
  const rows = [...new Set(entries.map(({ row }) => row))];
  const target = start && rows[rows.indexOf(start.row) + direction];
  if (!start || target === undefined) return undefined;
  const isOwn = isNoHead(start);
  const step = listIndexes(entries, start.row)
    .filter((index) => isNoHead(entries[index]) === isOwn)
    .indexOf(from);
  const there = listIndexes(entries, target);
  const alike = there.filter((index) => isNoHead(entries[index]) === isOwn);
  return alike[Math.min(step, alike.length - 1)] ?? there[0];
}

function listIndexes(entries: readonly EntryPlace[], row: string): number[] {
  return entries.flatMap((entry, index) => (entry.row === row ? [index] : []));
}

const isNoHead = (entry: EntryPlace | undefined): boolean => entry?.kind !== 'head';
const valid = (index: number): number | undefined => (index < 0 ? undefined : index);

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
