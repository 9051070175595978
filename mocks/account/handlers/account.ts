import { ProfileStatus } from '#domain/people/profileStatus';
import { can } from '#domain/people/rights';
import { ActiveStatus, InvitationStatus } from '#generated/model/codes';
import { inLanguage } from '#platform/language/current';
import { storeChange } from '../../billing/handlers';
import { closeSubscription } from '../../billing/rules/billing';
import { transitionInvitation, syncCrew } from '../../crew/handlers/formCrew';
import * as generated from '../../generated/handlers/company/company.msw';
import { sendMessage } from '../../notifications/events/notifying';
import { moveApplication } from '../../outsource/handlers/endOffer';
import { isWaiting } from '../../outsource/rules/applications';
import { personalFeed } from '../../provider/access/access';
import type { Context } from '../../provider/http/context';
import { implement } from '../../provider/http/implement';
import { throwIfRefused, orNotFound } from '../../provider/http/refusal';
import { forbidUnless } from '../../provider/rules/refusals';
import { toFeedKey, type OrderRow, type UserRow, type CompanyRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { removeMembership } from '../../team/handlers/access';
import { rejectRequest } from '../../team/handlers/requests';
import { presentUser, presentCompanySetup } from '../answers';
import { checkNoJobs, passwordFields, maskEmail, checkNewEmail, otpLimits } from '../rules';
import { mailTexts as texts } from '../texts/mails';
import { confirmPassword, revokeTokens, checkOtp, sendCode } from './signIn';
import { requireFreeEmail } from './signUp';

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
  const open = world.tables.invitation.select('user', userId, ({ status }) => status === InvitationStatus.new);
  for (const invitation of open) {
    const patch = { reason: 'other', responded_at: world.now() };
    transitionInvitation(world, invitation, 'reject', { how: 'rejected', ...patch });
    syncCrew(world, invitation.order_id);
  }
}

/** First step of an email change: checks the password, then sends a code to the new address. */
export function requestEmailChange({ world, user, body }: Context<'requestEmailChange'>) {
  confirmPassword(world, user, body.current_password, passwordFields.current);
  throwIfRefused(checkNewEmail(user.email, body.email));
  requireFreeEmail(world, body.email);
  const ask = { purpose: 'changeEmail', email: body.email, account_type: null, user_id: user.id } as const;
  const { id, email } = sendCode(world, ask, true);
  const { validSeconds, resendSeconds, digits } = otpLimits;
  return { otp_id: id, email, expires_in: validSeconds, resend_in: resendSeconds, length: digits };
}

/** Second step: the code proves the new address. Mails a notice to the old one and ends every other session. */
export function verifyEmailChange({ world, user, token, body, setMessage }: Context<'verifyEmailChange'>) {
  const { email } = checkOtp(world, { purpose: 'changeEmail', id: body.otp_id, userId: user.id }, body.code);
  requireFreeEmail(world, email);
  const changed = world.tables.user.update(user.id, { email, email_verified_at: world.now() });
  sendNotice(world, user, email);
  revokeTokens(world, user.id, token);
  world.announce({ type: 'userUpdated', userId: user.id });
  setMessage('Your email has been changed.');
  return { user: presentUser(world.tables, changed) };
}

/** The notice lets the owner of the old address react if they did not make the change. */
function sendNotice(world: World, { email: to, locale }: UserRow, newEmail: string): void {
  const words = inLanguage(locale, () => ({
    subject: texts.emailChanged,
    text: texts.emailChangedText(maskEmail(newEmail)),
  }));
  sendMessage(world, { channel: 'email', to, ...words, code: null });
}

export const companyHandlers = implement(generated, {
  getCompanySetup: ({ world, user }) => showSetup(world, openCompany(world, user)),
  dismissCompanySetup: ({ world, user }) => {
    const { id } = openCompany(world, user);
    return showSetup(world, world.tables.company.update(id, { setup_dismissed_at: world.now() }));
  },
});

function openCompany({ tables }: World, user: UserRow): CompanyRow {
  throwIfRefused(forbidUnless(can(user.type, 'setUpCompany')));
  return orNotFound(tables.company.get(user.company_id ?? 0));
}

/** Counts what exists now; a step that is undone is open again. */
function showSetup({ tables }: World, company: CompanyRow) {
  const branches = tables.branch.by('company', company.id);
  const members = branches.flatMap(({ id }) =>
    tables.employee.select('branch', id, ({ status }) => status === ActiveStatus.active),
  );
  const orders = tables.branch
    .by('everOfCompany', company.id)
    .flatMap(({ id }) => tables.order.viewAll('branch', id, toFacts));
  const hasInvitation = (orderId: number) => tables.invitation.count('order', orderId) > 0;
  const withoutCrew = orders
    .filter(({ id, isOpen }) => isOpen && !hasInvitation(id))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const crew = members.filter(({ user_id }) => (tables.user.get(user_id)?.positions.length ?? 0) > 0);
  return presentCompanySetup(company, {
    branches: branches.length,
    service_areas: new Set(branches.flatMap(({ serving_area_ids }) => serving_area_ids)).size,
    members: new Set(crew.map(({ user_id }) => user_id)).size,
    orders: orders.length,
    invitations: orders.reduce((sum, { id }) => sum + tables.invitation.count('order', id), 0),
    order_without_crew_id: withoutCrew[0]?.id ?? null,
  });
}

const toFacts = ({ id, closed_state, starts_at }: Readonly<OrderRow>) => ({
  id,
  isOpen: closed_state === null,
  startsAt: starts_at,
});
