import { namePerson } from '#domain/people/personName';
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
  formatNeeds,
  type Person,
  formatPosition,
  formatRoute,
  formatStart,
  formatWhen,
  toKnownCode,
} from './facts';

export type Filling = { filled: number; required: number };

export function invitationAccepted(job: Job, person: Person, position: PositionCode, filling: Filling): ActivityDraft {
  return {
    ...aboutJob('invitation.accepted', 'success', job, person, { position, ...filling }),
    title: texts.accepted(namePerson(person), job.id),
    body: `${texts.acceptedAs(formatPosition(position), formatWhen(job), formatRoute(job))} ${texts.filled(filling.filled, filling.required)}`,
  };
}

export function invitationRejected(job: Job, person: Person, position: PositionCode, code: string | null) {
  const reason = toKnownCode(texts.rejectReasons, code);
  return {
    ...aboutJob('invitation.rejected', 'warning', job, person, { position, reason }),
    title: texts.declined(namePerson(person), job.id, texts.rejectReasons[reason]),
    body: texts.declinedAs(formatPosition(position), formatWhen(job), formatRoute(job)),
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
    ...aboutJob('invitation.withdrawn', 'danger', job, person, { position, reason }),
    title: texts.withdrew(namePerson(person), job.id, formatStart(job, at)),
    body: texts.withdrewWhy(texts.withdrawReasons[reason], missing && formatNeeds(missing.needs)),
  };
}

export function invitationsExpired(job: Job, count: number): ActivityDraft {
  return {
    ...aboutJob('invitation.expired', 'warning', job, null, { count }),
    title: texts.expired(count, job.id),
    body: texts.expiredNext(formatWhen(job), formatRoute(job)),
  };
}

export function partiallyFormed(job: Job, filling: Filling): ActivityDraft {
  return {
    ...aboutJob('order.partially_formed', 'info', job, null, filling),
    title: texts.partial(formatJobLabel(job), filling.filled, filling.required),
    body: `${formatWhen(job)}, ${formatRoute(job)}.`,
  };
}

export function formed(job: Job): ActivityDraft {
  const required = job.positions.length;
  return {
    ...aboutJob('order.formed', 'success', job, null, { filled: required, required }),
    title: texts.full(formatJobLabel(job)),
    body: texts.fullDetails(formatWhen(job), formatRoute(job), required, required),
  };
}

export function unformedSoon(job: Job, { needs, filled }: Missing, at: number): ActivityDraft {
  const [first] = needs;
  return {
    ...aboutJob('order.unformed_soon', 'danger', job, null, {
      ...(first && { position: first.position }),
      filled,
      required: job.positions.length,
    }),
    title: texts.unformed(formatJobLabel(job), formatStart(job, at), formatNeeds(needs)),
    body: `${formatWhen(job)}, ${formatRoute(job)}.`,
  };
}

/** `at`: of an arrival that was reported later, as "Sat, Nov 28 · 8:05 AM". */
export function checkedIn(job: Job, person: Person, at?: string): ActivityDraft {
  const arrived = texts.checkedIn(namePerson(person), job.id, job.customer);
  return {
    ...aboutJob('crew.checked_in', 'info', job, person),
    title: texts.arrived(job.from),
    body: at === undefined ? arrived : `${arrived} ${texts.arrivedAt(at)}`,
  };
}

/** The job is over, and the office has neither completed nor canceled it. */
export function jobEnded(job: Job): ActivityDraft {
  return {
    ...aboutJob('order.formed', 'warning', job, null),
    title: texts.ended(formatJobLabel(job)),
    body: `${formatWhen(job)}, ${formatRoute(job)}.`,
  };
}

/** `others`: more people of the crew who are late. */
export function late(job: Job, person: Person, minutes: number, others = 0): ActivityDraft {
  return {
    ...aboutJob('crew.late', 'warning', job, null, { user_id: person.id, minutes_late: minutes }),
    title: texts.late(person.first_name, formatSpan(minutes * minuteMs).replaceAll('\u00a0', ' '), others),
    body: texts.lateNext(formatJobLabel(job), formatWhen(job), job.from, person.first_name),
  };
}

/** Reported by the person. `minutes` are after the end of the arrival window. */
export function runningLate(job: Job, person: Person, minutes: number): ActivityDraft {
  return {
    ...aboutJob('crew.late', 'warning', job, person, { user_id: person.id, minutes_late: minutes }),
    title: texts.runningLate(namePerson(person), job.id, minutes),
    body: texts.runningLateNext(formatWhen(job), job.from, person.first_name),
  };
}
