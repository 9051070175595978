import { href } from '../../../../platform/routing/href';

/** A new order filled in from this one, without its date. */
export const copyPath = (id: number): string => `${href('company-job-create')}?copy=${id}`;

/** The details with the question how the job went. */
export const completePath = (id: number): string => `${href('company-job-details', { id })}?complete=1`;

/** The details, printed as what the crew takes along. */
export const sheetPath = (id: number): string => `${href('company-job-details', { id })}?sheet=1`;
