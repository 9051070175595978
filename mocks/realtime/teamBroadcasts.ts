import { daysBetween } from '../../src/platform/lib/dates';
import { todayIn } from '../../src/platform/lib/zonedTimes';
import { personalFeed } from '../rules/access/membership';
import type { World } from '../world';
import { branchInvitationAccepted, branchInvitationRejected, documentExpiring } from './activities/office';
import { branchInvitationNew } from './activities/personal';
import { branchChannel, userChannel } from './channels';
import type { DomainEvent, TeamHappening } from './domainEvents';
import { notify, notifyBranch, personOf, type Push } from './notifying';
import { employerOf } from './orderFacts';

export function isOfTeam(event: DomainEvent): event is TeamHappening {
  return teamTypes.some((type) => type === event.type);
}

const teamTypes: readonly TeamHappening['type'][] = [
  ...(['memberChanged', 'documentExpiring', 'branchInvitationCreated', 'branchInvitationChanged'] as const),
];

/** Hints to everybody who looks at the team, and the activities an answer or an old paper makes. */
export function pushesOfTeam(world: World, event: TeamHappening): Push[] {
  switch (event.type) {
    case 'memberChanged': {
      const { id: employee_id, branch_id } = event.employee;
      const payload = { employee_id, change: event.change };
      return [{ channel: branchChannel(branch_id), event: 'employee-updated', payload }];
    }
    case 'documentExpiring':
      return expiring(world, event);
    case 'branchInvitationCreated':
      return asked(world, event.invitation);
    case 'branchInvitationChanged':
      return answered(world, event);
  }
}

type Of<Type extends TeamHappening['type']> = Extract<TeamHappening, { type: Type }>;

function expiring(world: World, { employee, document }: Of<'documentExpiring'>): Push[] {
  const { timezone } = world.tables.branch.require(employee.branch_id);
  const days = daysBetween(todayIn(timezone, world.clock.now()), document.expires_on);
  const { kind, expires_on: expiresOn } = document;
  const draft = documentExpiring(personOf(world, employee.user_id), employee.id, { days, expiresOn, kind });
  return notifyBranch(world, employee.branch_id, draft);
}

function asked(world: World, invitation: Of<'branchInvitationCreated'>['invitation']): Push[] {
  const { id, branch_id, user_id } = invitation;
  const draft = branchInvitationNew(employerOf(world, { branch_id }), id);
  return [...hints(invitation, 'branch-invitation-created'), ...notify(world, user_id, personalFeed, draft)];
}

function answered(world: World, { invitation, how }: Of<'branchInvitationChanged'>): Push[] {
  const { branch_id, user_id, employee_id } = invitation;
  const branch = world.tables.branch.require(branch_id);
  const person = personOf(world, user_id);
  const told = {
    accept: () => notifyBranch(world, branch_id, branchInvitationAccepted(branch, person, employee_id)),
    reject: () => notifyBranch(world, branch_id, branchInvitationRejected(branch, person)),
    cancel: () => [],
  };
  return [...hints(invitation, 'branch-invitation-updated'), ...told[how]()];
}

function hints({ id, branch_id, user_id, status }: Of<'branchInvitationCreated'>['invitation'], event: string): Push[] {
  const payload = { id, branch_id, status };
  return [userChannel(user_id), branchChannel(branch_id)].map((channel) => ({ channel, event, payload }));
}
