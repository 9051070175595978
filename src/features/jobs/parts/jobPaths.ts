import type { OrderCard } from '../../../generated/model';
import { href } from '../../../platform/routing/href';

/** A new order filled in from this one, without its date. */
export const copyPath = (id: number): string => `${href('company-job-create')}?copy=${id}`;

/** The details with the question how the job went. */
export const completePath = (id: number): string => `${href('company-job-details', { id })}?complete=1`;

/** The details, printed as what the crew takes along. */
export const sheetPath = (id: number): string => `${href('company-job-details', { id })}?sheet=1`;

/** Says on the details' address that they are of a job of the history: they then name its company and crew. */
export const HISTORY_PARAM = 'history';

/** All of a job: of one that is completed or cancelled as the history shows it. */
export const detailsPath = ({ order_id: id, closed_state }: Pick<OrderCard, 'order_id' | 'closed_state'>): string =>
  closed_state === null
    ? href('company-job-details', { id })
    : `${href('company-job-details', { id })}?${HISTORY_PARAM}=1`;
