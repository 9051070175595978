import * as generated from '../../generated/handlers/team/team.msw';
import { implement } from '../../http/implement';
import {
  acceptBranchInvitation,
  cancelBranchInvitation,
  getOwnBranchInvitations,
  rejectBranchInvitation,
} from './answerRequest';
import { changeEmployeeTerms, createEmployee, deleteEmployee, updateEmployee } from './changeMember';
import { searchHelpersGlobally } from './findHelpers';
import { getEmployees, getTeamSummary } from './memberList';
import { openMember } from './openMember';
import { getBranchInvitations, inviteHelper } from './requests';
import { searchBranch } from './searchBranch';
import { showMemberDetail } from './showMember';

export const teamHandlers = implement(generated, {
  getEmployees,
  getTeamSummary,
  searchBranch,
  createEmployee,
  updateEmployee,
  changeEmployeeTerms,
  deleteEmployee,
  updateEmployeeWithPhoto: updateEmployee,
  searchHelpersGlobally,
  inviteHelper,
  getBranchInvitations,
  cancelBranchInvitation,
  getOwnBranchInvitations,
  acceptBranchInvitation,
  rejectBranchInvitation,

  getEmployee: ({ world, user, params }) => showMemberDetail(world, openMember(world, user, params.employeeId), user),
});
