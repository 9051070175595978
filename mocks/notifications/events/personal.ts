import type { PayLine, ActivityData, ActivitySeverity, ActivityType } from '#generated/model';
import { formatMoney, formatMoneyShort, multiplyCents } from '#platform/lib/money';
import { formatTime } from '#platform/lib/time/clockTimes';
import type { ReminderHours } from '../../crew/rules/formation';
import type { ActivityDraft } from '../../provider/realtime/domainEvents';
import { personalActivityTexts as texts } from '../texts/activities';
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

/** Inviting company by its short name, and branch by its own. */
export type Employer = { company: string; branch: string };

/** `rate` in cents per hour. */
export function invitationNew(job: Job, { company }: Employer, invitationId: number, rate: number): ActivityDraft {
  return {
    ...aboutInvitation('invitation.new', 'info', job, invitationId, { company_name: company, hourly_rate: rate }),
    title: texts.invited(formatWhen(job), job.from, formatMoneyShort(rate)),
    body: texts.invitedDetails(company, formatRoute(job), job.hours, formatMoneyShort(multiplyCents(rate, job.hours))),
  };
}

/** The day or the arrival window changed; `before` has the old values. */
export function orderChanged(job: Job, { company }: Employer, invitationId: number, before: When): ActivityDraft {
  const changes = listMoveChanges(before, job);
  const { from, to } = describeMove(before, job);
  return {
    ...aboutInvitation('order.changed', 'warning', job, invitationId, { company_name: company, changes }),
    title: texts.moved(formatJobLabel(job), to),
    body: (hasSameDays(before, job) ? texts.windowMoved : texts.movedDetails)(from, to, company, job.from),
  };
}

/** Something else about the job changed; `fields` names it in words. */
export function detailsChanged(job: Job, { company }: Employer, invitationId: number, what: readonly string[]) {
  return {
    ...aboutInvitation('order.changed', 'info', job, invitationId, { company_name: company }),
    title: texts.changed(formatJobLabel(job)),
    body: texts.changedDetails(what.join(', '), company, formatWhen(job), job.from),
  };
}

export function jobCancelled(job: Job, { company }: Employer, invitationId: number, payHours: 0 | 2 | 4) {
  return {
    ...aboutInvitation('order.cancelled', 'danger', job, invitationId, { company_name: company }),
    title: payHours === 0 ? texts.canceled(formatJobLabel(job)) : texts.canceledWithPay(formatJobLabel(job), payHours),
    body: texts.canceledNext(company, formatWhen(job), job.from),
  };
}

export function reminder(job: Job, { company }: Employer, invitationId: number, hours: ReminderHours = 24) {
  const start = formatTime(job.window.slice(0, 5)).replace(':00', '').replaceAll('\u00a0', ' ');
  return {
    ...aboutInvitation('order.reminder', 'info', job, invitationId, { company_name: company }),
    title: (hours === 24 ? texts.tomorrow : texts.today)(start, job.from),
    body: texts.reminderDetails(formatJobLabel(job), company, formatRoute(job), job.hours),
  };
}

export function positionFilled(job: Job, { company }: Employer, invitationId: number): ActivityDraft {
  return {
    ...aboutInvitation('invitation.position_filled', 'info', job, invitationId, {
      company_name: company,
      reason: 'position_filled',
    }),
    title: texts.positionFilled,
    body: texts.positionFilledDetails(formatJobLabel(job), company, formatWhen(job)),
  };
}

export function branchInvitationNew({ company, branch }: Employer, invitationId: number): ActivityDraft {
  return {
    type: 'branch_invitation.new',
    severity: 'info',
    actorId: null,
    title: texts.invitedToJoin(company, branch),
    body: texts.invitedToJoinNext,
    subject: { kind: 'invitation', id: invitationId, label: company },
    url: '/helper/settings/role',
    data: { branch_invitation_id: invitationId, company_name: company },
  };
}

export function payEarned(
  job: Job,
  { company }: Employer,
  invitationId: number,
  { total: amount, paid_hours }: Pick<PayLine, 'total' | 'paid_hours'>,
): ActivityDraft {
  return {
    ...aboutInvitation('pay.earned', 'success', job, invitationId, { company_name: company, amount }),
    title: texts.earned(formatMoney(amount), job.id),
    body: texts.earnedDetails(company, paid_hours, formatRoute(job)),
  };
}

export function ratingDue(job: Job, { company }: Employer, invitationId: number): ActivityDraft {
  return {
    ...aboutInvitation('rating.due', 'info', job, invitationId, { company_name: company }),
    title: texts.rate(company),
    body: texts.rateDetails(formatJobLabel(job), formatRoute(job)),
  };
}

export function reviewReceived(job: Job, { company }: Employer, stars: number): ActivityDraft {
  return {
    type: 'rating.received',
    severity: 'success',
    actorId: null,
    title: texts.review(stars),
    body: texts.reviewDetails(company, formatJobLabel(job)),
    subject: { kind: 'order', id: job.id, label: formatJobLabel(job) },
    url: '/helper/settings/your-rating',
    data: { order_id: job.id, stars, company_name: company },
  };
}

function aboutInvitation(
  type: ActivityType,
  severity: NonNullable<ActivitySeverity>,
  job: Job,
  invitationId: number,
  data: ActivityData,
) {
  return {
    type,
    severity,
    actorId: null,
    subject: { kind: 'invitation' as const, id: invitationId, label: formatJobLabel(job) },
    url: `/helper/job/company/details/${invitationId}`,
    data: { order_id: job.id, invitation_id: invitationId, starts_at: job.startsAt, ...data },
  };
}
