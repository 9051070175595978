/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExtensionPageParameter } from './extensionPageParameter';
import type { GetEmployeesFilterDocuments } from './getEmployeesFilterDocuments';
import type { GetEmployeesFilterEmploymentType } from './getEmployeesFilterEmploymentType';
import type { GetEmployeesFilterLanguage } from './getEmployeesFilterLanguage';

export type GetEmployeesParams = {
/**
 * Position codes as a comma list; everybody when left out.
 * @maxLength 7
 * @pattern ^[1-4](,[1-4]){0,3}$
 */
position?: string;
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
/**
 * In-house staff or freelance helpers.
 */
'filter[employment_type]'?: GetEmployeesFilterEmploymentType;
/**
 * Active members without an accepted job on that day.
 */
'filter[available_on]'?: string;
/**
 * Who speaks it.
 */
'filter[language]'?: GetEmployeesFilterLanguage;
/**
 * Rated as high at least; nobody without ratings.
 * @minimum 1
 * @maximum 5
 */
'filter[min_rating]'?: number;
/**
 * 1 active or 0 not.
 * @minimum 0
 * @maximum 1
 */
'filter[status]'?: number;
/**
 * Whose licence or medical card has expired or does so within 30 days.
 */
'filter[documents]'?: GetEmployeesFilterDocuments;
/**
 * Part of a name or e-mail or digits of the phone.
 * @maxLength 100
 */
search?: string;
};
