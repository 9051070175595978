/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Each number is the total of the list it leads to.
 * @summary Today and the next two weeks of a branch
 */



export const GetOverviewParams = zod.object({
  "id": zod.coerce.number().int().min(1).describe('Id of a branch of the caller\'s company; anything else is a 404.')
})

export const GetOverviewQueryParams = zod.object({
  "scope": zod.enum(['branch', 'company']).optional().describe('`company` sums all branches, for the owner only. The branch in the path decides the days.')
})

