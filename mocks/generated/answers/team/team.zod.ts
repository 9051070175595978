/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  BranchInvitation,
  BranchInvitationPage,
  BranchSearchResult,
  Employee,
  EmployeeDetail,
  EmployeePage,
  FoundHelperPage,
  MemberProfile,
  Message,
  NoErrors,
  Nothing,
  OwnBranchInvitation,
  OwnBranchInvitationPage,
  Succeeded,
  TeamHours,
  TeamSummary
} from '../crewboardProviderAPI.schemas.zod';


/**
 * For the owner, the office and managers (in their own branches); only the owner creates managers. The person gets an account and a message about it. The email of an existing account is a 422 on `email` with a code: for `existing_helper` the conflict names the user to invite instead, for `already_member` the employee. A removed member whose account the company created is added again with that account; office staff only by the owner.
 * @summary Add a member to branches
 */
export const CreateEmployeeResponse = zod.strictObject({
  "data": EmployeeDetail,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary A member with all details
 */
export const GetEmployeeResponse = zod.strictObject({
  "data": EmployeeDetail,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Absent fields stay unchanged. A 403 when office users change rate or status or remove a member from a branch, when anyone but the owner changes a manager's role or status, and when managers act outside their branches. The email of a person who already signs in with it is a 422 on `email`: only they can change it. An outdated `version` is a 409 `stale_version` that says who saved it.
 * @summary Change a member
 */
export const UpdateEmployeeResponse = zod.strictObject({
  "data": EmployeeDetail,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * The same change as the PUT, as a form with a file. PHP reads forms only from a POST, so `_method` names the method, as Laravel does it.
 * @summary Change a member and their photo
 */
export const UpdateEmployeeWithPhotoResponse = zod.strictObject({
  "data": EmployeeDetail,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * For the owner and managers; only the owner removes a manager. Invitations to upcoming jobs of the branch are canceled; worked jobs stay. A member of other branches stays a member there. Without an active membership all rights in the company end: a manager loses the role, and office staff can no longer sign in.
 * @summary Remove a member from the branch
 */
export const DeleteEmployeeResponse = zod.strictObject({
  "data": Nothing,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * For the owner and managers; only the owner changes a manager's status. Inactive members are not invited to jobs; accepted jobs stay. Office staff who are active in no branch can no longer sign in; managers have no branches. An outdated `version` is a 409 `stale_version`.
 * @summary Change rate or status of a member
 */
export const ChangeEmployeeTermsResponse = zod.strictObject({
  "data": Employee,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * For everyone with access to the member's branch. Jobs of branches without access are listed without what they are.
 * @summary A member's hours, jobs and ratings
 */
export const GetMemberProfileResponse = zod.strictObject({
  "data": MemberProfile,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Members of a branch
 */
export const GetEmployeesResponse = zod.strictObject({
  "data": EmployeePage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Each number is the total of the list it leads to.
 * @summary The team in numbers
 */
export const GetTeamSummaryResponse = zod.strictObject({
  "data": TeamSummary,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Active members with a position. Jobs of the branch are in its calendar.
 * @summary When the members of a branch can work
 */
export const GetTeamHoursResponse = zod.strictObject({
  "data": TeamHours,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Five of each kind; twenty if only one is requested.
 * @summary Search jobs and members of a branch
 */
export const SearchBranchResponse = zod.strictObject({
  "data": BranchSearchResult,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * A pending request is a 409 `already_invited`; a member is a 422 `already_member`; a helper who paused or did not finish their profile is a 422 `not_available`. Each has a text.
 * @summary Request a helper to join the branch
 */
export const InviteHelperResponse = zod.strictObject({
  "data": BranchInvitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Helpers who take jobs, best fit first, members of the branch last. Last names and phones are hidden until they join.
 * @summary Find helpers anywhere
 */
export const SearchHelpersGloballyResponse = zod.strictObject({
  "data": FoundHelperPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Requests to join the branch
 */
export const GetBranchInvitationsResponse = zod.strictObject({
  "data": BranchInvitationPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * For helpers and managers - who are helpers too.
 * @summary The caller's requests to join a branch
 */
export const GetOwnBranchInvitationsResponse = zod.strictObject({
  "data": OwnBranchInvitationPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Also possible after declining until the branch sends another request.
 * @summary Join a branch
 */
export const AcceptBranchInvitationResponse = zod.strictObject({
  "data": OwnBranchInvitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Decline to join a branch
 */
export const RejectBranchInvitationResponse = zod.strictObject({
  "data": OwnBranchInvitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * A 409 `wrong_state` after it was answered.
 * @summary Withdraw a request to join
 */
export const CancelBranchInvitationResponse = zod.strictObject({
  "data": BranchInvitation,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

