/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CompanySetup,
  Message,
  NoErrors,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * For the owner. Counts what exists now, in all branches.
 * @summary Setup progress of a new company
 */
export const GetCompanySetupResponse = zod.strictObject({
  "data": CompanySetup,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Hide the checklist of a new company
 */
export const DismissCompanySetupResponse = zod.strictObject({
  "data": CompanySetup,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

