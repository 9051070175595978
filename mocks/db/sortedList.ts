/** A list kept in order, in chunks. Adding, removing and reading a page cost one chunk, never the whole list. */
export type SortedList<Entry> = {
  add(entry: Entry): void;
  /** False when there is no equal entry. */
  remove(entry: Entry): boolean;
  size(): number;
  /** Entries `from` (included) to `to` (excluded), in order. */
  slice(from: number, to: number): Entry[];
};

export type Compare<Entry> = (a: Entry, b: Entry) => number;

const CHUNK = 64;

/** `compare` must be total: two different entries never compare as 0. */
export function createSortedList<Entry>(compare: Compare<Entry>): SortedList<Entry> {
  const chunks: Entry[][] = [];
  let size = 0;

  return {
    add(entry) {
      size += 1;
      const at = Math.min(findChunk(chunks, entry, compare), chunks.length - 1);
      const chunk = chunks[at];
      if (!chunk) {
        chunks.push([entry]);
        return;
      }
      chunk.splice(positionIn(chunk, entry, compare), 0, entry);
      if (chunk.length > 2 * CHUNK) chunks.splice(at + 1, 0, chunk.splice(CHUNK));
    },
    remove(entry) {
      const at = findChunk(chunks, entry, compare);
      const chunk = chunks[at];
      if (!chunk) return false;
      const position = positionIn(chunk, entry, compare);
      const held = chunk[position];
      if (held === undefined || compare(held, entry) !== 0) return false;
      chunk.splice(position, 1);
      if (chunk.length === 0) chunks.splice(at, 1);
      size -= 1;
      return true;
    },
    size: () => size,
    slice: (from, to) => takeRange(chunks, Math.max(0, from), Math.min(size, to)),
  };
}

/** The first chunk whose last entry is not before `entry`; `chunks.length` when all are. */
function findChunk<Entry>(chunks: readonly Entry[][], entry: Entry, compare: Compare<Entry>): number {
  return findFirstIndex(chunks.length, (index) => {
    const last = chunks[index]?.at(-1);
    return last !== undefined && compare(last, entry) >= 0;
  });
}

function positionIn<Entry>(chunk: readonly Entry[], entry: Entry, compare: Compare<Entry>): number {
  return findFirstIndex(chunk.length, (index) => {
    const held = chunk[index];
    return held !== undefined && compare(held, entry) >= 0;
  });
}

/** Binary search: the smallest index for which `holds` is true, or `length`. */
function findFirstIndex(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function takeRange<Entry>(chunks: readonly Entry[][], from: number, to: number): Entry[] {
  const taken: Entry[] = [];
  let start = 0;
  for (const chunk of chunks) {
    if (start >= to) break;
    const end = start + chunk.length;
    if (end > from) {
      for (let i = Math.max(from, start); i < Math.min(to, end); i += 1) {
        const entry = chunk[i - start];
        if (entry !== undefined) taken.push(entry);
      }
    }
    start = end;
  }
  return taken;
}
