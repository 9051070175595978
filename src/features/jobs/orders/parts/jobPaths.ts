import type { OrderCard, Order } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';
import { href } from '#platform/routing/links/href';

/** A new order filled in from this one, without its date. */
export const getCopyPath = (id: number): string => `${href('company-job-create')}?copy=${id}`;

/** The details with the dialog that completes the job. */
export const getCompletePath = (id: number): string => `${href('company-job-details', { id })}?complete=1`;

/** The details, printed as the crew sheet. */
export const getSheetPath = (id: number): string => `${href('company-job-details', { id })}?sheet=1`;

/** The list that shows a job, with the jobs of its customer only. */
export const getCustomerPath = (job: Pick<OrderCard, 'status' | 'closed_state' | 'customer_primary_phone'>): string =>
  `${href(getListPage(job))}?customer=${job.customer_primary_phone}`;

/** Query parameter for a job of the history: the details then include its company and crew. */
export const HISTORY_PARAM = 'history';

/** The details of a job; for a completed or canceled one as the history shows it. */
export const getDetailsPath = ({ order_id: id, closed_state }: Pick<OrderCard, 'order_id' | 'closed_state'>): string =>
  closed_state === null ? href('company-job-details', { id }) : getHistoryPath({ order_id: id });

/** The details of a job that the history lists. */
export const getHistoryPath = ({ order_id: id }: Pick<OrderCard, 'order_id'>): string =>
  `${href('company-job-details', { id })}?${HISTORY_PARAM}=1`;

/** The page of the list that shows a job. */
export function getListPage({ status, closed_state }: Pick<Order, 'status' | 'closed_state'>) {
  if (closed_state !== null) return 'company-job-history';
  return status === OrderStatus.notFormed ? 'company-job-not-formed' : 'company-job-formed';
}

/** A fact of a job that was just changed, in words. */
export type SavedChange = { label: string; before: string; after: string };

/** State of the visit to the details after an edit, kept with that entry of the browser's history. */
export type SavedVisit = { savedJob: number; changes: readonly SavedChange[] };

/** The changes that led to this visit; none for any other visit. */
export function readSavedChanges(state: unknown, orderId: number): readonly SavedChange[] {
  return isSavedVisit(state) && state.savedJob === orderId ? state.changes : [];
}

function isSavedVisit(state: unknown): state is SavedVisit {
  return (
    typeof state === 'object' &&
    state !== null &&
    'savedJob' in state &&
    'changes' in state &&
    Array.isArray(state.changes) &&
    state.changes.every(isChange)
  );
}

function isChange(change: unknown): change is SavedChange {
  return (
    typeof change === 'object' &&
    change !== null &&
    ['label', 'before', 'after'].every((name) => typeof Reflect.get(change, name) === 'string')
  );
}
