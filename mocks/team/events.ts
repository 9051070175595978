import { daysBetween } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { notify, notifyBranch, getPerson, type Push, type PushMakers } from '../notifications/events/notifying';
import { branchInvitationAccepted, branchInvitationRejected, documentExpiring } from '../notifications/events/office';
import { branchInvitationNew } from '../notifications/events/personal';
import { getEmployer } from '../orders/eventFacts';
import { personalFeed } from '../provider/access/access';
import { branchChannel, userChannel } from '../provider/realtime/channels';
import type { TeamEvents } from '../provider/realtime/domainEvents';
import type { BranchInvitationRow } from '../provider/store/schema';
import type { World } from '../provider/world';
import type { RequestAction } from './rules/joinRequests';

/** Hints to everyone who sees the team, and the activities of answers and expiring documents. */
export const teamPushes: PushMakers<TeamEvents> = {
  memberChanged: (_world, { employee: { id: employee_id, branch_id }, change }) => [
    { channel: branchChannel(branch_id), event: 'employee-updated', payload: { employee_id, change } },
  ],
  documentExpiring: (world, event) => expiring(world, event),
  branchInvitationCreated: (world, { invitation }) => asked(world, invitation),
  branchInvitationChanged: (world, event) => answered(world, event),
};

function expiring(world: World, { employee, document }: TeamEvents['documentExpiring']): Push[] {
  const { timezone } = world.tables.branch.require(employee.branch_id);
  const days = daysBetween(todayIn(timezone, world.clock.now()), document.expires_on);
  const { kind, expires_on: expiresOn } = document;
  const person = getPerson(world, employee.user_id);
  return notifyBranch(world, employee.branch_id, () =>
    documentExpiring(person, employee.id, { days, expiresOn, kind }),
  );
}

function asked(world: World, invitation: BranchInvitationRow): Push[] {
  const { id, branch_id, user_id } = invitation;
  const createDraft = () => branchInvitationNew(getEmployer(world, { branch_id }), id);
  return [...hints(invitation, 'branch-invitation-created'), ...notify(world, user_id, personalFeed, createDraft)];
}

function answered(world: World, { invitation, how }: TeamEvents['branchInvitationChanged']): Push[] {
  const { branch_id, user_id, employee_id } = invitation;
  const branch = world.tables.branch.require(branch_id);
  const person = getPerson(world, user_id);
  const notices: Record<RequestAction, () => Push[]> = {
    accept: () => notifyBranch(world, branch_id, () => branchInvitationAccepted(branch, person, employee_id)),
    reject: () => notifyBranch(world, branch_id, () => branchInvitationRejected(branch, person)),
    cancel: () => [],
  };
  return [...hints(invitation, 'branch-invitation-updated'), ...notices[how]()];
}

type RequestHint = 'branch-invitation-created' | 'branch-invitation-updated';

function hints({ id, branch_id, user_id, status }: BranchInvitationRow, event: RequestHint): Push[] {
  const payload = { id, branch_id, status };
  return [userChannel(user_id), branchChannel(branch_id)].map((channel) => ({ channel, event, payload }));
}
