import { formatTime } from '../../../src/platform/lib/time/clockTimes';
import { formatMoney, formatMoneyShort } from '../../../src/platform/lib/money';
import type { ReminderHours } from '../../rules/crew/reminders';
import type { ActivityDraft } from '../domainEvents';
import {
  hasSameDays,
  listMoveChanges,
  type Job,
  formatJobLabel,
  describeMove,
  formatRoute,
  type When,
  formatWhen,
} from './facts';

/** Who invites: the company by its short name, the branch by its own. */
export type Employer = { company: string; branch: string };

/** `rate` in cents per hour. */
export function invitationNew(job: Job, { company }: Employer, invitationId: number, rate: number): ActivityDraft {
  return {
    ...toHelper('invitation.new', 'info'),
    title: `New job: ${formatWhen(job)}, ${job.from}, ${formatMoneyShort(rate)}/hr`,
    body: `${company}, ${formatRoute(job)}, about ${job.hours} hr. You would earn about ${formatMoneyShort(rate * job.hours)}.`,
    ...aboutInvitation(job, invitationId, { company_name: company, hourly_rate: rate }),
  };
}

/** The day or the arrival window changed; `before` has the old values. */
export function orderChanged(job: Job, { company }: Employer, invitationId: number, before: When): ActivityDraft {
  const changes = listMoveChanges(before, job);
  const { from, to } = describeMove(before, job);
  return {
    ...toHelper('order.changed', 'warning'),
    title: `${formatJobLabel(job)} moved to ${to}`,
    body: `${hasSameDays(before, job) ? 'Arrival window moved' : 'Moved'} from ${from} to ${to}. ${company}, ${job.from}.`,
    ...aboutInvitation(job, invitationId, { company_name: company, changes }),
  };
}

/** Something else about the job changed; `fields` names it in words. */
export function detailsChanged(
  job: Job,
  { company }: Employer,
  invitationId: number,
  what: readonly string[],
): ActivityDraft {
  return {
    ...toHelper('order.changed', 'info'),
    title: `${formatJobLabel(job)} was changed`,
    body: `Changed: ${what.join(', ')}. ${company}, ${formatWhen(job)}, ${job.from}.`,
    ...aboutInvitation(job, invitationId, { company_name: company }),
  };
}

export function jobCancelled(
  job: Job,
  { company }: Employer,
  invitationId: number,
  payHours: 0 | 2 | 4,
): ActivityDraft {
  return {
    ...toHelper('order.cancelled', 'danger'),
    title: `${formatJobLabel(job)} was canceled${payHours === 0 ? '' : `: ${payHours} hr show-up pay`}`,
    body: `${company}, ${formatWhen(job)}, ${job.from}. No need to show up.`,
    ...aboutInvitation(job, invitationId, { company_name: company }),
  };
}

export function reminder(
  job: Job,
  { company }: Employer,
  invitationId: number,
  hours: ReminderHours = 24,
): ActivityDraft {
  const start = formatTime(job.window.slice(0, 5)).replace(':00', '').replace('\u00a0', ' ');
  return {
    ...toHelper('order.reminder', 'info'),
    title: `Reminder: ${hours === 24 ? 'tomorrow' : 'today'} ${start}, ${job.from}`,
    body: `${formatJobLabel(job)} for ${company}, ${formatRoute(job)}, about ${job.hours} hr.`,
    ...aboutInvitation(job, invitationId, { company_name: company }),
  };
}

export function positionFilled(job: Job, { company }: Employer, invitationId: number): ActivityDraft {
  return {
    ...toHelper('invitation.position_filled', 'info'),
    title: 'Another helper took this position',
    body: `${formatJobLabel(job)} for ${company}, ${formatWhen(job)}, is fully crewed.`,
    ...aboutInvitation(job, invitationId, { company_name: company, reason: 'position_filled' }),
  };
}

export function branchInvitationNew({ company, branch }: Employer, invitationId: number): ActivityDraft {
  return {
    ...toHelper('branch_invitation.new', 'info'),
    title: `${company} invites you to join ${branch}`,
    body: 'As a member you get their jobs first. You can decline, or leave later.',
    subject: { kind: 'invitation', id: invitationId, label: company },
    url: '/helper/settings/role',
    data: { branch_invitation_id: invitationId, company_name: company },
  };
}

/** `amount` in cents. */
export function payEarned(job: Job, { company }: Employer, invitationId: number, amount: number): ActivityDraft {
  return {
    ...toHelper('pay.earned', 'success'),
    title: `You earned ${formatMoney(amount)} for #${job.id}`,
    body: `${company} completed the job: ${job.hours} hr, ${formatRoute(job)}.`,
    ...aboutInvitation(job, invitationId, { company_name: company, amount }),
  };
}

export function reviewReceived(job: Job, { company }: Employer, stars: number): ActivityDraft {
  return {
    ...toHelper('rating.received', 'success'),
    title: `New ${stars}-star review`,
    body: `${company} about ${formatJobLabel(job)}: on time, careful.`,
    subject: { kind: 'order', id: job.id, label: formatJobLabel(job) },
    url: '/helper/settings/your-rating',
    data: { order_id: job.id, stars, company_name: company },
  };
}

function toHelper(type: ActivityDraft['type'], severity: ActivityDraft['severity']) {
  return { type, severity, actorId: null };
}

function aboutInvitation(
  job: Job,
  invitationId: number,
  data: ActivityDraft['data'],
): Pick<ActivityDraft, 'subject' | 'url' | 'data'> {
  return {
    subject: { kind: 'invitation', id: invitationId, label: formatJobLabel(job) },
    url: `/helper/job/company/details/${invitationId}`,
    data: { order_id: job.id, invitation_id: invitationId, starts_at: job.startsAt, ends_at: job.endsAt, ...data },
  };
}
