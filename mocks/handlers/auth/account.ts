import { ProfileStatus } from '../../rules/team/profileStatus';
import type { Conflict } from '../../../src/generated/model';
import { ActiveStatus, InvitationStatus } from '../../../src/generated/model/codes';
import { feedOf } from '../../db/schema';
import type { Context } from '../../http/context';
import { refuse } from '../../http/refusal';
import { may } from '../../rules/access/access';
import { personalFeed } from '../../rules/access/membership';
import type { World } from '../../world';
import { moveInvitation, reform } from '../crew/formCrew';
import { rejectRequest } from '../team/requests/answerRequest';
import { removeMembership } from '../team/removeMember';
import { confirmPassword } from './passwordCheck';
import { revokeTokens } from './sessions';

/** The row stays, without the person in it, since others' activities name its id; its address is free again. */
export function deleteAccount({ world, user, body, say }: Context<'deleteAccount'>) {
  if (!may(user, 'deleteOwnAccount')) throw refuse.forbidden();
  const text = 'The password is incorrect.';
  confirmPassword(world, user, { password: body.password, field: 'password', text });
  const conflicts = jobsToCome(world, user.id);
  if (conflicts.length > 0) throw refuse.conflict('You still have jobs to come.', { code: 'accepted_jobs', conflicts });
  const { tables } = world;
  forgetQuestions(world, user.id);
  leaveTeams(world, user.id);
  for (const { id } of tables.activity.by('feed', feedOf({ user_id: user.id, branch_id: personalFeed }))) {
    tables.activity.remove(id);
  }
  revokeTokens(world, user.id, null);
  tables.user.update(user.id, {
    status: ActiveStatus.inactive,
    email: `deleted-${user.id}@deleted.example`,
    first_name: 'Deleted',
    last_name: 'account',
    phone: '0000000000',
    avatar_url: null,
    zip: null,
    birth_date: null,
    serving_area_ids: [],
  });
  say('Your account was deleted.');
  return {};
}

/** Nobody is asked, or counted as a member, who has no account. */
function leaveTeams(world: World, userId: number): void {
  const { tables } = world;
  const open = tables.branchInvitation.select('user', userId, ({ status }) => status === InvitationStatus.new);
  for (const request of open) rejectRequest(world, request, 'other');
  for (const employee of tables.employee.by('user', userId)) removeMembership(world, employee, userId);
  if (tables.helperProfile.has(userId)) tables.helperProfile.update(userId, { status: ProfileStatus.incomplete });
}

/** Jobs accepted that are not over, the next one first. */
function jobsToCome({ tables }: World, userId: number): Conflict[] {
  const accepted = tables.invitation.select('user', userId, ({ status }) => status === InvitationStatus.accepted);
  const orders = accepted.map(({ order_id }) => tables.order.require(order_id));
  return orders
    .filter(({ closed_state }) => closed_state === null)
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at))
    .map(({ id, starts_at }) => ({ kind: 'order', id, label: `Job #${id}`, starts_at }));
}

/** Whoever leaves is no longer waited for: open questions count as answered with no, and their crews hear of it. */
function forgetQuestions(world: World, userId: number): void {
  for (const invitation of world.tables.invitation.select(
    'user',
    userId,
    ({ status }) => status === InvitationStatus.new,
  )) {
    const patch = { reason: 'other', responded_at: world.now() };
    moveInvitation(world, invitation, 'reject', { how: 'rejected', ...patch });
    reform(world, invitation.order_id);
  }
}
