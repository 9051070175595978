import { nameCustomer, namePerson } from '#domain/people/personName';
import type { BranchSearchResult, FoundEmployee, FoundOrder, HelperInvitation } from '#generated/model';
import { isRecord } from '#platform/lib/plainData';
import { href } from '#platform/routing/links/href';

/** One line of the list that the user can choose. */
export type SearchOption =
  | { key: string; type: 'text'; text: string }
  | { key: string; type: 'opened'; record: OpenedRecord; path: string }
  | { key: string; type: 'order'; record: OpenedRecord; path: string; order: FoundOrder }
  | { key: string; type: 'employee'; record: OpenedRecord; path: string; employee: FoundEmployee }
  | { key: string; type: 'own'; record: OpenedRecord; path: string; invitation: HelperInvitation };

type GroupName = 'searches' | 'opened' | 'orders' | 'employees' | 'jobs' | 'invitations';
export type OptionGroup = { name: GroupName; options: readonly SearchOption[] };

/** The page where a person expects to land: an order's details, a member's profile, a helper's own job. */
function toPath({ kind, id }: Pick<OpenedRecord, 'kind' | 'id'>): string {
  if (kind === 'own') return href('helper-job-company-details', { id });
  return kind === 'order' ? href('company-job-details', { id }) : href('company-team-edit', { id });
}

/** The results as groups, without empty ones. Those without a branch are of the branch that was searched. */
export function toResultGroups({ orders, employees }: BranchSearchResult, branchId: number): OptionGroup[] {
  const groups: OptionGroup[] = [
    { name: 'orders', options: orders.map((order) => toOrderOption(order, branchId)) },
    { name: 'employees', options: employees.map((employee) => toEmployeeOption(employee, branchId)) },
  ];
  return groups.filter(hasOptions);
}

/** Recent searches and opened records, without empty groups. */
export function toRecentGroups({ texts, opened }: Recents): OptionGroup[] {
  const groups: OptionGroup[] = [
    { name: 'searches', options: texts.map((text) => ({ key: `text-${text}`, type: 'text', text })) },
    {
      name: 'opened',
      options: opened.map((record) => ({
        key: `opened-${record.kind}-${record.id}`,
        type: 'opened',
        record,
        path: toPath(record),
      })),
    },
  ];
  return groups.filter(hasOptions);
}

function hasOptions({ options }: OptionGroup): boolean {
  return options.length > 0;
}

function toOrderOption(order: FoundOrder, branchId: number): SearchOption {
  const name = nameCustomer(order);
  const record: OpenedRecord = { kind: 'order', id: order.order_id, branchId: order.branch_id ?? branchId, name };
  return { key: `order-${order.order_id}`, type: 'order', record, path: toPath(record), order };
}

function toEmployeeOption(employee: FoundEmployee, branchId: number): SearchOption {
  const record: OpenedRecord = {
    kind: 'employee',
    id: employee.employee_id,
    branchId: employee.branch_id ?? branchId,
    name: namePerson(employee),
  };
  return { key: `employee-${employee.employee_id}`, type: 'employee', record, path: toPath(record), employee };
}

/** In place of a branch for what a person searched and opened as a helper. No branch has this id. */
export const OWN_BRANCH = 0;

/** A record that was opened from the search; `own` is an invitation of a helper, with `OWN_BRANCH`. */
type OpenedRecord = { kind: 'order' | 'employee' | 'own'; id: number; branchId: number; name: string };

/** Recent searches and opened records in a branch, latest first. */
type Recents = { texts: readonly string[]; opened: readonly OpenedRecord[] };

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
