import * as generated from '../../generated/handlers/branches/branches.msw';
import { implement } from '../../http/implement';
import { throwIfRefused } from '../../http/refusal';
import { forbidUnless } from '../../rules/refusals';
import { presentBranch, presentBranchSummary } from '../../presenters/branches';
import { can } from '#domain/people/rights';
import { listBranches } from '../../rules/access/membership';
import { openBranch } from '../openBranch';
import { createBranch, deleteBranch, updateBranch } from './changeBranch';

export const branchHandlers = implement(
  generated,
  {
    getBranches: ({ world, user }) => {
      throwIfRefused(forbidUnless(can(user.type, 'viewBranch')));
      return listBranches(world.tables, user).map((branch) => presentBranchSummary(world.tables, branch, user));
    },
    getBranch: ({ world, user, params }) => presentBranch(world.tables, openBranch(world, user, params.id), user),
    createBranch,
    updateBranch,
    deleteBranch,
  },
  {
    createBranch: ({ user }) => throwIfRefused(forbidUnless(can(user.type, 'createBranch'))),
    updateBranch: ({ world, user, params }) => openBranch(world, user, params.id),
  },
);
