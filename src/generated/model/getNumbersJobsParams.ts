/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExtensionPageParameter } from './extensionPageParameter';
import type { NumberName } from './numberName';

export type GetNumbersJobsParams = {
/**
 * The number.
 */
'filter[number]': NumberName;
/**
 * One of the last twelve months; all of them if absent.
 * @maxLength 7
 * @pattern ^[0-9]{4}-[0-9]{2}$
 */
'filter[month]'?: string;
/**
 * One branch; all if absent.
 * @minimum 1
 */
'filter[branch_id]'?: number;
/**
 * For `declines`, one reason.
 * @maxLength 40
 */
'filter[reason]'?: string;
/**
 * For `jobs_done`, the jobs that this person worked on.
 * @minimum 1
 */
'filter[user_id]'?: number;
/**
 * Page of the list, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: ExtensionPageParameter;
/**
 * Rows on a page.
 * @minimum 1
 * @maximum 100
 */
per_page?: number;
};
