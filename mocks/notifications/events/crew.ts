import type { PositionCode } from '#generated/model';
import { formatSpan } from '#platform/lib/time/timeLeft';
import type { Missing } from '../../crew/rules/formation';
import type { ActivityDraft } from '../../provider/realtime/domainEvents';
import { minuteMs } from '../../provider/time/clock';
import { crewActivityTexts as texts } from '../texts/activities';
import {
  aboutJob,
  type Job,
  formatJobLabel,
  formatName,
  formatNeeds,
  type Person,
  formatPosition,
  formatRoute,
  formatStart,
  formatWhen,
  toKnownCode,
} from './facts';

/** Filled and needed positions of a crew. */
export type Filling = { filled: number; required: number };

export function invitationAccepted(job: Job, person: Person, position: PositionCode, filling: Filling): ActivityDraft {
  return {
    type: 'invitation.accepted',
    title: texts.accepted(formatName(person), job.id),
    body: `${texts.acceptedAs(formatPosition(position), formatWhen(job), formatRoute(job))} ${texts.filled(filling.filled, filling.required)}`,
    severity: 'success',
    actorId: person.id,
    ...aboutJob(job, { position, ...filling }),
  };
}

export function invitationRejected(
  job: Job,
  person: Person,
  position: PositionCode,
  code: string | null,
): ActivityDraft {
  const reason = toKnownCode(texts.rejectReasons, code);
  return {
    type: 'invitation.rejected',
    title: texts.declined(formatName(person), job.id, texts.rejectReasons[reason]),
    body: texts.declinedAs(formatPosition(position), formatWhen(job), formatRoute(job)),
    severity: 'warning',
    actorId: person.id,
    ...aboutJob(job, { position, reason }),
  };
}

/** `missing`: the open positions after the withdrawal; undefined if the crew is still full. */
export function invitationWithdrawn(
  job: Job,
  person: Person,
  position: PositionCode,
  { code, at, missing }: { code: string | null; at: number; missing: Missing | undefined },
): ActivityDraft {
  const reason = toKnownCode(texts.withdrawReasons, code);
  return {
    type: 'invitation.withdrawn',
    title: texts.withdrew(formatName(person), job.id, formatStart(job, at)),
    body: texts.withdrewWhy(texts.withdrawReasons[reason], missing && formatNeeds(missing.needs)),
    severity: 'danger',
    actorId: person.id,
    ...aboutJob(job, { position, reason }),
  };
}

export function invitationsExpired(job: Job, count: number): ActivityDraft {
  return {
    type: 'invitation.expired',
    title: texts.expired(count, job.id),
    body: texts.expiredNext(formatWhen(job), formatRoute(job)),
    severity: 'warning',
    actorId: null,
    ...aboutJob(job, { count }),
  };
}

export function partiallyFormed(job: Job, filling: Filling): ActivityDraft {
  return {
    type: 'order.partially_formed',
    title: texts.partial(formatJobLabel(job), filling.filled, filling.required),
    body: `${formatWhen(job)}, ${formatRoute(job)}.`,
    severity: 'info',
    actorId: null,
    ...aboutJob(job, filling),
  };
}

export function formed(job: Job): ActivityDraft {
  const required = job.positions.length;
  return {
    type: 'order.formed',
    title: texts.full(formatJobLabel(job)),
    body: texts.fullDetails(formatWhen(job), formatRoute(job), required, required),
    severity: 'success',
    actorId: null,
    ...aboutJob(job, { filled: required, required }),
  };
}

/** `needs`: the open positions. */
export function unformedSoon(job: Job, { needs, filled }: Missing, at: number): ActivityDraft {
  const [first] = needs;
  return {
    type: 'order.unformed_soon',
    title: texts.unformed(formatJobLabel(job), formatStart(job, at), formatNeeds(needs)),
    body: `${formatWhen(job)}, ${formatRoute(job)}.`,
    severity: 'danger',
    actorId: null,
    ...aboutJob(job, { ...(first && { position: first.position }), filled, required: job.positions.length }),
  };
}

export function checkedIn(job: Job, person: Person): ActivityDraft {
  return {
    type: 'crew.checked_in',
    title: texts.arrived(job.from),
    body: texts.checkedIn(formatName(person), job.id, job.customer),
    severity: 'info',
    actorId: person.id,
    ...aboutJob(job),
  };
}

/** The job is over, and the office has neither completed nor canceled it. */
export function jobEnded(job: Job): ActivityDraft {
  return {
    type: 'order.formed',
    title: texts.ended(formatJobLabel(job)),
    body: `${formatWhen(job)}, ${formatRoute(job)}.`,
    severity: 'warning',
    actorId: null,
    ...aboutJob(job),
  };
}

/** `others`: more people of the crew who are late. */
export function late(job: Job, person: Person, minutes: number, others = 0): ActivityDraft {
  return {
    type: 'crew.late',
    title: texts.late(person.first_name, formatSpan(minutes * minuteMs).replaceAll('\u00a0', ' '), others),
    body: texts.lateNext(formatJobLabel(job), formatWhen(job), job.from, person.first_name),
    severity: 'warning',
    actorId: null,
    ...aboutJob(job, { user_id: person.id, minutes_late: minutes }),
  };
}

/** Reported by the person. `minutes` are after the end of the arrival window. */
export function runningLate(job: Job, person: Person, minutes: number): ActivityDraft {
  return {
    type: 'crew.late',
    title: texts.runningLate(formatName(person), job.id, minutes),
    body: texts.runningLateNext(formatWhen(job), job.from, person.first_name),
    severity: 'warning',
    actorId: person.id,
    ...aboutJob(job, { user_id: person.id, minutes_late: minutes }),
  };
}
