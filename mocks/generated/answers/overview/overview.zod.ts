/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  BranchOverview,
  Message,
  NoErrors,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * Each number is the total of the list it leads to.
 * @summary Today and the next two weeks of a branch
 */
export const GetOverviewResponse = zod.strictObject({
  "data": BranchOverview,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

