import type { EmployeeDocument } from '#generated/model';
import { addDays } from '#platform/lib/time/dates';
import { toInstant, zonedTime } from '#platform/lib/time/zonedTimes';
import { listCompanyStars } from '../../crew/rules/ratings';
import { getShortName } from '../../orders/eventFacts';
import type { ActivityDraft } from '../../provider/realtime/domainEvents';
import type { BranchRow } from '../../provider/store/schema';
import { dayMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { officeActivityTexts as texts } from '../texts/activities';
import { formatName, type Person } from './facts';

type Branch = Pick<BranchRow, 'id' | 'name' | 'city'>;

export function branchCreated(branch: Branch, actor: Person): ActivityDraft {
  return {
    type: 'branch.created',
    title: texts.branchAdded(actor.first_name, branch.name),
    body: texts.branchReady(branch.name, branch.city),
    severity: 'info',
    actorId: actor.id,
    ...aboutBranch(branch, '/company/branch'),
  };
}

export function managerAssigned(branch: Branch, actorId: number | null): ActivityDraft {
  return {
    type: 'manager.assigned',
    title: texts.youManage(branch.name),
    body: texts.youManageNext,
    severity: 'info',
    actorId,
    ...aboutBranch(branch, '/company/branch'),
  };
}

/** `employeeId` is the id of the new membership. */
export function branchInvitationAccepted(branch: Branch, person: Person, employeeId: number | null): ActivityDraft {
  return {
    type: 'branch_invitation.accepted',
    title: texts.joined(formatName(person), branch.name),
    body: texts.joinedNext(person.first_name),
    severity: 'success',
    actorId: person.id,
    ...aboutEmployee(person, employeeId === null ? '/company/team' : editPage(employeeId), employeeId),
  };
}

export function branchInvitationRejected(branch: Branch, person: Person): ActivityDraft {
  return {
    type: 'branch_invitation.rejected',
    title: texts.declinedToJoin(formatName(person), branch.name),
    body: texts.declinedNext(person.first_name),
    severity: 'info',
    actorId: person.id,
    ...aboutEmployee(person, '/company/team/requested'),
  };
}

type ExpiringDocument = { days: number; expiresOn: string; kind: EmployeeDocument['kind'] };

export function documentExpiring(
  person: Person,
  employeeId: number,
  { days, expiresOn, kind }: ExpiringDocument,
): ActivityDraft {
  const { subject, url, data } = aboutEmployee(person, editPage(employeeId), employeeId);
  const document = kind === 'driver_license' ? texts.driverLicense : texts.medicalCard;
  return {
    type: 'document.expiring',
    title: formatExpiry(formatName(person), document, days),
    body: texts.documentNext,
    severity: 'warning',
    actorId: null,
    subject,
    url,
    data: { ...data, document: kind, expires_on: expiresOn },
  };
}

function formatExpiry(name: string, document: string, days: number): string {
  if (days < 0) return texts.documentExpired(name, document);
  return days === 0 ? texts.documentExpiresToday(name, document) : texts.documentExpires(name, document, days);
}

/** The ratings of a week. `company` is its short name. */
export function ratingReceived(
  branch: Branch,
  company: string,
  { stars, count }: { stars: number; count: number },
): ActivityDraft {
  const { subject, url } = aboutBranch(branch, '/company/job/history');
  return {
    type: 'rating.received',
    title: texts.rated(company, stars.toFixed(1)),
    body: texts.ratedBy(count),
    severity: 'info',
    actorId: null,
    subject,
    url,
    data: { stars, count, company_name: company },
  };
}

export function trialEnding(companyId: number, days: number): ActivityDraft {
  return {
    type: 'subscription.trial_ending',
    title: texts.trialEnds(days),
    body: texts.trialNext,
    severity: 'warning',
    actorId: null,
    ...aboutSubscription(companyId),
  };
}

/** `amount` in cents. */
export function paymentFailed(companyId: number, amount: number): ActivityDraft {
  const { subject, url } = aboutSubscription(companyId);
  return {
    type: 'subscription.payment_failed',
    title: texts.paymentFailed,
    body: texts.paymentNext,
    severity: 'danger',
    actorId: null,
    subject,
    url,
    data: { amount },
  };
}

type About = Pick<ActivityDraft, 'subject' | 'url' | 'data'>;

function aboutBranch(branch: Branch, url: string): About {
  return { subject: { kind: 'branch', id: branch.id, label: branch.name }, url, data: {} };
}

function aboutEmployee(person: Person, url: string, employeeId: number | null = null): About {
  const subject = { kind: 'employee', id: employeeId ?? person.id, label: formatName(person) } as const;
  return { subject, url, data: { user_id: person.id, ...(employeeId !== null && { employee_id: employeeId }) } };
}

const editPage = (employeeId: number) => `/company/team/edit/${employeeId}`;

function aboutSubscription(companyId: number): About {
  const subject = { kind: 'subscription', id: companyId, label: texts.subscription } as const;
  return { subject, url: '/company/settings/subscription', data: {} };
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
