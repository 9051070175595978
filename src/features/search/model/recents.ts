import { isRecord } from '#platform/lib/plainData';

/** In place of a branch for what a person searched and opened as a helper. No branch has this id. */
export const OWN_BRANCH = 0;

/** A record that was opened from the search; `own` is an invitation of a helper, with `OWN_BRANCH`. */
export type OpenedRecord = { kind: 'order' | 'employee' | 'own'; id: number; branchId: number; name: string };

/** Recent searches and opened records in a branch, latest first. */
export type Recents = { texts: readonly string[]; opened: readonly OpenedRecord[] };

export const noRecents: Recents = { texts: [], opened: [] };

/** The recents of a person by the id of the branch. */
export type RecentsByBranch = Readonly<Record<string, Recents>>;

const [MOST_TEXTS, MOST_OPENED] = [3, 5];

export function addText(recents: Recents, text: string): Recents {
  const others = recents.texts.filter((each) => each.toLowerCase() !== text.toLowerCase());
  return { ...recents, texts: [text, ...others].slice(0, MOST_TEXTS) };
}

export function addOpened(recents: Recents, record: OpenedRecord): Recents {
  const others = recents.opened.filter(({ kind, id }) => kind !== record.kind || id !== record.id);
  return { ...recents, opened: [record, ...others].slice(0, MOST_OPENED) };
}

export function getRecents(all: RecentsByBranch, branchId: number): Recents {
  return all[branchId] ?? noRecents;
}

/** Changes the recents of one branch. */
export function changeRecents(
  all: RecentsByBranch,
  branchId: number,
  change: (recents: Recents) => Recents,
): RecentsByBranch {
  return { ...all, [branchId]: change(getRecents(all, branchId)) };
}

/** Recents as stored, with their owner: another person on this device has their own. */
export function formatRecents(branches: RecentsByBranch, userId: number): string {
  return JSON.stringify({ userId, branches });
}

/** Reads this person's recent searches; empty if the stored value is something else. */
export function parseRecents(stored: string | null, userId: number): RecentsByBranch {
  const value = parse(stored);
  if (!isRecord(value) || value['userId'] !== userId || !isRecord(value['branches'])) return {};
  return Object.fromEntries(Object.entries(value['branches']).map(([id, recents]) => [id, readRecents(recents)]));
}

function readRecents(value: unknown): Recents {
  if (!isRecord(value)) return noRecents;
  const { texts, opened } = value;
  return {
    texts: toList(texts).filter((text) => typeof text === 'string'),
    opened: toList(opened).filter(isOpenedRecord),
  };
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isOpenedRecord(value: unknown): value is OpenedRecord {
  if (!isRecord(value)) return false;
  const { kind, id, branchId, name } = value;
  const isKnown = kind === 'order' || kind === 'employee' || kind === 'own';
  return isKnown && typeof id === 'number' && typeof branchId === 'number' && typeof name === 'string';
}
