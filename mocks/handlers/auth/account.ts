import { ProfileStatus } from '../../../src/domain/profileStatus';
import { ActiveStatus, InvitationStatus } from '../../../src/generated/model/codes';
import { toFeedKey, type OrderRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { orRefuse } from '../../http/refusal';
import { forbidUnless } from '../../rules/refusals';
import { checkNoJobs } from '../../rules/accounts/accountAccess';
import { passwordFields } from '../../rules/accounts/passwords';
import { may } from '../../../src/domain/rights';
import { personalFeed } from '../../rules/access/membership';
import type { World } from '../../world';
import { moveInvitation, syncCrew } from '../crew/formCrew';
import { rejectRequest } from '../team/requests/answerRequest';
import { removeMembership } from '../team/removeMember';
import { confirmPassword } from './passwordCheck';
import { revokeTokens } from './sessions';

/** Keeps the row without personal data, because other people's activities refer to its id. Frees the email address. */
export function deleteAccount({ world, user, body, setMessage }: Context<'deleteAccount'>) {
  orRefuse(forbidUnless(may(user.type, 'deleteOwnAccount')));
  confirmPassword(world, user, body.password, passwordFields.deletion);
  orRefuse(checkNoJobs(listAcceptedOrders(world, user.id)));
  const { tables } = world;
  rejectOpenInvitations(world, user.id);
  leaveTeams(world, user.id);
  for (const { id } of tables.activity.by('feed', toFeedKey({ user_id: user.id, branch_id: personalFeed }))) {
    tables.activity.remove(id);
  }
  revokeTokens(world, user.id, null);
  if (tables.calendarFeed.has(user.id)) tables.calendarFeed.remove(user.id);
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
  setMessage('Your account was deleted.');
  return {};
}

/** Ends the memberships and the open requests to join of a deleted account. */
function leaveTeams(world: World, userId: number): void {
  const { tables } = world;
  const open = tables.branchInvitation.select('user', userId, ({ status }) => status === InvitationStatus.new);
  for (const request of open) rejectRequest(world, request, 'other');
  for (const employee of tables.employee.by('user', userId)) removeMembership(world, employee, userId);
  if (tables.helperProfile.has(userId)) tables.helperProfile.update(userId, { status: ProfileStatus.incomplete });
}

function listAcceptedOrders({ tables }: World, userId: number): OrderRow[] {
  const accepted = tables.invitation.select('user', userId, ({ status }) => status === InvitationStatus.accepted);
  return accepted.map(({ order_id }) => tables.order.require(order_id));
}

/** Open invitations of a deleted account count as declined, and the crews are updated. */
function rejectOpenInvitations(world: World, userId: number): void {
  for (const invitation of world.tables.invitation.select(
    'user',
    userId,
    ({ status }) => status === InvitationStatus.new,
  )) {
    const patch = { reason: 'other', responded_at: world.now() };
    moveInvitation(world, invitation, 'reject', { how: 'rejected', ...patch });
    syncCrew(world, invitation.order_id);
  }
}
