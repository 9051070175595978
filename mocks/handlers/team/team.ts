import * as generated from '../../generated/handlers/team/team.msw';
import { can } from '#domain/people/rights';
import { implement } from '../../http/implement';
import { throwIfRefused } from '../../http/refusal';
import { forbidUnless } from '../../rules/refusals';
import {
  acceptBranchInvitation,
  cancelBranchInvitation,
  getOwnBranchInvitations,
  rejectBranchInvitation,
} from './requests/answerRequest';
import { changeEmployeeTerms, createEmployee, deleteEmployee, updateEmployee } from './changeMember';
import { searchHelpersGlobally } from './requests/findHelpers';
import { getEmployees, getTeamSummary } from './memberList';
import { getMemberProfile } from './memberProfile';
import { openMember } from './openMember';
import { getBranchInvitations, inviteHelper } from './requests/requests';
import { searchBranch } from './searchBranch';
import { showMemberDetail } from './showMember';
import { getTeamHours } from './teamHours';

export const teamHandlers = implement(
  generated,
  {
    getEmployees,
    getTeamSummary,
    getTeamHours,
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

    getMemberProfile,
    getEmployee: ({ world, user, params }) => showMemberDetail(world, openMember(world, user, params.employeeId), user),
  },
  {
    createEmployee: ({ user }) => throwIfRefused(forbidUnless(can(user.type, 'addMember'))),
    updateEmployeeWithPhoto: ({ world, user, params }) => openMember(world, user, params.employeeId),
  },
);
