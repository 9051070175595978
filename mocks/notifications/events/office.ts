import { namePerson } from '#domain/people/personName';
import type { ActivitySeverity, ActivityType, EmployeeDocument } from '#generated/model';
import { addDays } from '#platform/lib/time/dates';
import { toInstant, zonedTime } from '#platform/lib/time/zonedTimes';
import { listCompanyStars } from '../../crew/rules/ratings';
import { getShortName } from '../../orders/eventFacts';
import type { ActivityDraft } from '../../provider/realtime/domainEvents';
import type { BranchRow } from '../../provider/store/schema';
import { dayMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { officeActivityTexts as texts } from '../texts/activities';
import type { Person } from './facts';

type Branch = Pick<BranchRow, 'id' | 'name' | 'city'>;

export function branchCreated(branch: Branch, actor: Person): ActivityDraft {
  return {
    ...aboutBranch('branch.created', actor.id, branch),
    title: texts.branchAdded(actor.first_name, branch.name),
    body: texts.branchReady(branch.name, branch.city),
  };
}

export function managerAssigned(branch: Branch, actorId: number | null): ActivityDraft {
  return {
    ...aboutBranch('manager.assigned', actorId, branch),
    title: texts.youManage(branch.name),
    body: texts.youManageNext,
  };
}

/** `employeeId` is the id of the new membership. */
export function branchInvitationAccepted(branch: Branch, person: Person, employeeId: number | null): ActivityDraft {
  return {
    ...aboutEmployee('branch_invitation.accepted', 'success', person, employeeId),
    actorId: person.id,
    title: texts.joined(namePerson(person), branch.name),
    body: texts.joinedNext(person.first_name),
  };
}

export function branchInvitationRejected(branch: Branch, person: Person): ActivityDraft {
  return {
    ...aboutEmployee('branch_invitation.rejected', 'info', person, null),
    url: '/company/team/requested',
    actorId: person.id,
    title: texts.declinedToJoin(namePerson(person), branch.name),
    body: texts.declinedNext(person.first_name),
  };
}

type ExpiringDocument = { days: number; expiresOn: string; kind: EmployeeDocument['kind'] };

export function documentExpiring(person: Person, employeeId: number, { days, expiresOn, kind }: ExpiringDocument) {
  const about = aboutEmployee('document.expiring', 'warning', person, employeeId);
  const document = kind === 'driver_license' ? texts.driverLicense : texts.medicalCard;
  return {
    ...about,
    title: formatExpiry(namePerson(person), document, days),
    body: texts.documentNext,
    actorId: null,
    data: { ...about.data, document: kind, expires_on: expiresOn },
  };
}

function formatExpiry(name: string, document: string, days: number): string {
  if (days < 0) return texts.documentExpired(name, document);
  return days === 0 ? texts.documentExpiresToday(name, document) : texts.documentExpires(name, document, days);
}

/** The ratings of a week. `company` is its short name. */
export function ratingReceived(branch: Branch, company: string, { stars, count }: { stars: number; count: number }) {
  return {
    ...aboutBranch('rating.received', null, branch),
    title: texts.rated(company, stars.toFixed(1)),
    body: texts.ratedBy(count),
    url: '/company/job/history',
    data: { stars, count, company_name: company },
  };
}

export function trialEnding(companyId: number, days: number): ActivityDraft {
  return {
    ...aboutSubscription('subscription.trial_ending', 'warning', companyId),
    title: texts.trialEnds(days),
    body: texts.trialNext,
  };
}

/** `amount` in cents. */
export function paymentFailed(companyId: number, amount: number): ActivityDraft {
  return {
    ...aboutSubscription('subscription.payment_failed', 'danger', companyId),
    title: texts.paymentFailed,
    body: texts.paymentNext,
    data: { amount },
  };
}

type Severity = NonNullable<ActivitySeverity>;

function aboutBranch(type: ActivityType, actorId: number | null, branch: Branch) {
  const subject = { kind: 'branch', id: branch.id, label: branch.name } as const;
  return { type, severity: 'info' as const, actorId, subject, url: '/company/branch', data: {} };
}

function aboutEmployee(type: ActivityType, severity: Severity, person: Person, employeeId: number | null) {
  return {
    type,
    severity,
    subject: { kind: 'employee' as const, id: employeeId ?? person.id, label: namePerson(person) },
    url: employeeId === null ? '/company/team' : `/company/team/edit/${employeeId}`,
    data: { user_id: person.id, ...(employeeId !== null && { employee_id: employeeId }) },
  };
}

function aboutSubscription(type: ActivityType, severity: Severity, companyId: number) {
  const subject = { kind: 'subscription', id: companyId, label: texts.subscription } as const;
  return { type, severity, actorId: null, subject, url: '/company/settings/subscription', data: {} };
}

/** The summary of the week before that Monday; undefined when no rating came. */
export function createWeeklyRating({ tables }: World, branch: BranchRow, monday: number) {
  const week = listCompanyStars(tables, branch.company_id, monday).filter(
    ({ shownAt }) => shownAt > monday - 7 * dayMs,
  );
  if (week.length === 0) return undefined;
  const stars = Math.round((week.reduce((sum, each) => sum + each.stars, 0) / week.length) * 10) / 10;
  const company = getShortName(tables.company.require(branch.company_id).name);
  return () => ratingReceived(branch, company, { stars, count: week.length });
}

/** The last Monday, 8 AM in the branch's zone. Milliseconds since the epoch. */
export function getLastMonday({ timezone }: Pick<BranchRow, 'timezone'>, now: number): number {
  const today = zonedTime(new Date(now), timezone).date;
  const daysSinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -daysSinceMonday);
  const [last, before] = [monday, addDays(monday, -7)].map((date) => Date.parse(toInstant(date, '08:00', timezone)));
  return [last, before].find((at) => at !== undefined && at <= now) ?? now;
}
