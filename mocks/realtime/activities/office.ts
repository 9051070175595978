import type { BranchRow, UserRow } from '../../db/schema';
import type { ActivityDraft } from '../domainEvents';

type Branch = Pick<BranchRow, 'id' | 'name' | 'city'>;
type Person = Pick<UserRow, 'id' | 'first_name' | 'last_name'>;

export function branchCreated(branch: Branch, actor: Person): ActivityDraft {
  return {
    type: 'branch.created',
    title: `${actor.first_name} added the branch ${branch.name}`,
    body: `${branch.name} (${branch.city}) is ready: add its team and its first job.`,
    severity: 'info',
    actorId: actor.id,
    ...aboutBranch(branch),
  };
}

export function managerAssigned(branch: Branch, actorId: number | null): ActivityDraft {
  return {
    type: 'manager.assigned',
    title: `You now manage ${branch.name}`,
    body: `Jobs, team and calendar of ${branch.name} are open to you.`,
    severity: 'info',
    actorId,
    ...aboutBranch(branch),
  };
}

function aboutBranch(branch: Branch): Pick<ActivityDraft, 'subject' | 'url' | 'data'> {
  return { subject: { kind: 'branch', id: branch.id, label: branch.name }, url: '/company/branch', data: {} };
}
