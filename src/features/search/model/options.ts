import { nameCustomer, namePerson } from '#domain/people/personName';
import type { BranchSearchResult, FoundEmployee, FoundOrder, HelperInvitation } from '#generated/model';
import { href } from '#platform/routing/links/href';
import type { OpenedRecord, Recents } from './recents';

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
