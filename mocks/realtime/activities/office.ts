import type { EmployeeDocument } from '../../../src/generated/model';
import type { BranchRow } from '../../db/schema';
import type { ActivityDraft } from '../domainEvents';
import { formatName, type Person } from './facts';

type Branch = Pick<BranchRow, 'id' | 'name' | 'city'>;

export function branchCreated(branch: Branch, actor: Person): ActivityDraft {
  return {
    type: 'branch.created',
    title: `${actor.first_name} added the branch ${branch.name}`,
    body: `${branch.name} (${branch.city}) is ready: add its team and its first job.`,
    severity: 'info',
    actorId: actor.id,
    ...aboutBranch(branch, '/company/branch'),
  };
}

export function managerAssigned(branch: Branch, actorId: number | null): ActivityDraft {
  return {
    type: 'manager.assigned',
    title: `You now manage ${branch.name}`,
    body: `You can now manage its jobs, team and calendar.`,
    severity: 'info',
    actorId,
    ...aboutBranch(branch, '/company/branch'),
  };
}

/** `employeeId` is the id of the new membership. */
export function branchInvitationAccepted(branch: Branch, person: Person, employeeId: number | null): ActivityDraft {
  return {
    type: 'branch_invitation.accepted',
    title: `${formatName(person)} joined ${branch.name}`,
    body: `You can now invite ${person.first_name} to jobs.`,
    severity: 'success',
    actorId: person.id,
    ...aboutEmployee(person, employeeId === null ? '/company/team' : editPage(employeeId), employeeId),
  };
}

export function branchInvitationRejected(branch: Branch, person: Person): ActivityDraft {
  return {
    type: 'branch_invitation.rejected',
    title: `${formatName(person)} declined to join ${branch.name}`,
    body: `You can invite ${person.first_name} again later.`,
    severity: 'info',
    actorId: person.id,
    ...aboutEmployee(person, '/company/team/requested'),
  };
}

type Paper = { days: number; expiresOn: string; kind: EmployeeDocument['kind'] };

export function documentExpiring(person: Person, employeeId: number, { days, expiresOn, kind }: Paper): ActivityDraft {
  const { subject, url, data } = aboutEmployee(person, editPage(employeeId), employeeId);
  const owner = `${formatName(person)}${person.last_name.endsWith('s') ? "'" : "'s"}`;
  const paper = kind === 'driver_license' ? 'driver license' : 'DOT medical card';
  return {
    type: 'document.expiring',
    title: `${owner} ${paper} ${runsOut(days)}`,
    body: 'Ask for a renewal; no driving jobs without it.',
    severity: 'warning',
    actorId: null,
    subject,
    url,
    data: { ...data, document: kind, expires_on: expiresOn },
  };
}

function runsOut(days: number): string {
  if (days < 0) return 'has expired';
  return days === 0 ? 'expires today' : `expires in ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** `company` is its short name. */
export function ratingReceived(branch: Branch, company: string, stars: number): ActivityDraft {
  const { subject, url } = aboutBranch(branch, '/company/job/history');
  return {
    type: 'rating.received',
    title: `Helpers rated ${company} ${stars.toFixed(1)} this week`,
    body: 'Top feedback: on time, clear instructions, fair breaks.',
    severity: 'info',
    actorId: null,
    subject,
    url,
    data: { stars, company_name: company },
  };
}

export function trialEnding(companyId: number, days: number): ActivityDraft {
  return {
    type: 'subscription.trial_ending',
    title: `Trial ends in ${days} days`,
    body: 'Add a payment method to keep all branches and Find AI.',
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
    title: 'Payment failed',
    body: 'The card could not be charged. Use another card; existing jobs continue.',
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
  const subject = { kind: 'subscription', id: companyId, label: 'Subscription' } as const;
  return { subject, url: '/company/settings/subscription', data: {} };
}
