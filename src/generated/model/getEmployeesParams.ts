/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ExtensionPageParameter } from './extensionPageParameter';
import type { GetEmployeesFilterDocuments } from './getEmployeesFilterDocuments';
import type { GetEmployeesFilterEmploymentType } from './getEmployeesFilterEmploymentType';
import type { GetEmployeesFilterLanguage } from './getEmployeesFilterLanguage';

export type GetEmployeesParams = {
/**
 * Position codes as a comma list; everyone if absent.
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
 * Employees or freelance helpers.
 */
'filter[employment_type]'?: GetEmployeesFilterEmploymentType;
/**
 * Active members without an accepted job on that day.
 */
'filter[available_on]'?: string;
/**
 * Members who speak it.
 */
'filter[language]'?: GetEmployeesFilterLanguage;
/**
 * The lowest average rating; leaves out members without ratings.
 * @minimum 1
 * @maximum 5
 */
'filter[min_rating]'?: number;
/**
 * 1 active or 0 inactive.
 * @minimum 0
 * @maximum 1
 */
'filter[status]'?: number;
/**
 * Members whose license or medical card has expired or will within 30 days.
 */
'filter[documents]'?: GetEmployeesFilterDocuments;
/**
 * Part of a name or email or digits of the phone.
 * @maxLength 100
 */
search?: string;
};
