import { ProfileStatus } from '#domain/people/profileStatus';
import { ActiveStatus, InvitationStatus } from '#generated/model/codes';
import { toFeedKey, type OrderRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { forbidUnless } from '../../provider/rules/refusals';
import { closeSubscription } from '../../billing/rules/billing';
import { isWaiting } from '../../outsource/rules/applications';
import { checkNoJobs } from '../rules/accountAccess';
import { passwordFields } from '../rules/passwords';
import { can } from '#domain/people/rights';
import { personalFeed } from '../../provider/access/membership';
import type { World } from '../../provider/world';
import { transitionInvitation, syncCrew } from '../../crew/handlers/formCrew';
import { moveApplication } from '../../outsource/handlers/endOffer';
import { storeChange } from '../../billing/handlers/settle';
import { rejectRequest } from '../../team/handlers/requests/answerRequest';
import { removeMembership } from '../../team/handlers/removeMember';
import { confirmPassword } from './passwordCheck';
import { revokeTokens } from './sessions';

/** Keeps the row without personal data, because other people's activities refer to its id. Frees the email address. */
export function deleteAccount({ world, user, body, setMessage }: Context<'deleteAccount'>) {
  throwIfRefused(forbidUnless(can(user.type, 'deleteOwnAccount')));
  confirmPassword(world, user, body.password, passwordFields.deletion);
  throwIfRefused(checkNoJobs(listAcceptedOrders(world, user.id), world.now()));
  const { tables } = world;
  endPayments(world, user.id);
  withdrawApplications(world, user.id);
  rejectOpenInvitations(world, user.id);
  leaveTeams(world, user.id);
  removeDetails(world, user.id);
  for (const { id } of tables.activity.by('feed', toFeedKey({ user_id: user.id, branch_id: personalFeed }))) {
    tables.activity.remove(id);
  }
  revokeTokens(world, user.id, null);
  if (tables.calendarFeed.has(user.id)) tables.calendarFeed.remove(user.id);
  tables.user.update(user.id, {
    status: ActiveStatus.inactive,
    email: `deleted-${user.id}@deleted.example`,
    password: '',
    first_name: 'Deleted',
    last_name: 'account',
    phone: '5555550100',
    avatar_url: null,
    zip: null,
    birth_date: null,
    serving_area_ids: [],
  });
  setMessage('Your account was deleted.');
  return {};
}

/** Nothing is charged or owed anymore. */
function endPayments(world: World, userId: number): void {
  const own = world.tables.subscription.one('user', userId);
  if (own) storeChange(world, closeSubscription(own, world.now()));
}

/** Work done through an offer stays. */
function withdrawApplications(world: World, userId: number): void {
  const patch = { note: null, reason: 'withdrawn', cancelled_by: 'helper', decided_at: world.now() } as const;
  for (const application of world.tables.offerApplication.by('user', userId)) {
    if (application.status === InvitationStatus.accepted) continue;
    moveApplication(world, application, isWaiting(application) ? 'withdraw' : 'end', patch);
  }
}

/** Deletes what the person entered about themselves, and their documents in the files of companies. */
function removeDetails({ tables }: World, userId: number): void {
  for (const table of [tables.profileDetail, tables.availability, tables.notificationPreference] as const) {
    if (table.has(userId)) table.remove(userId);
  }
  for (const { id } of tables.memberFile.where(({ user_id }) => user_id === userId)) {
    tables.memberFile.update(id, { emergency_contact: null, driver_license: null, dot_medical_expires_on: null });
  }
  if (!tables.helperProfile.has(userId)) return;
  const nothing = { languages: [], tool_ids: [], vehicle_type_ids: [] };
  tables.helperProfile.update(userId, { status: ProfileStatus.incomplete, ...nothing });
}

/** Ends the memberships and the open requests to join of a deleted account. */
function leaveTeams(world: World, userId: number): void {
  const { tables } = world;
  const open = tables.branchInvitation.select('user', userId, ({ status }) => status === InvitationStatus.new);
  for (const request of open) rejectRequest(world, request, 'other');
  for (const employee of tables.employee.by('user', userId)) removeMembership(world, employee, userId);
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
    transitionInvitation(world, invitation, 'reject', { how: 'rejected', ...patch });
    syncCrew(world, invitation.order_id);
  }
}
