/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Branch,
  BranchSummary,
  Message,
  NoErrors,
  Nothing,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * @summary The branches the caller has access to
 */
export const GetBranchesResponse = zod.strictObject({
  "data": zod.array(BranchSummary),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Create a branch
 */
export const CreateBranchResponse = zod.strictObject({
  "data": Branch,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary A branch
 */
export const GetBranchResponse = zod.strictObject({
  "data": Branch,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Absent fields stay unchanged. An outdated `version` is a 409 `stale_version` that says who saved the branch.
 * @summary Change a branch
 */
export const UpdateBranchResponse = zod.strictObject({
  "data": Branch,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * A 409 lists open orders.
 * @summary Delete a branch
 */
export const DeleteBranchResponse = zod.strictObject({
  "data": Nothing,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

