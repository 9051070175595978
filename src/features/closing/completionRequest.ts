import type { InvitedMember } from '../orders';
import type { PayLine } from '#domain/money/crewPay';
import type { CrewHours, CrewRating, OrderCompleteRequest } from '#generated/model';
import {
  type CompletionValues,
  computePayout,
  getOnSite,
  type PersonValues,
  readPerson,
  rounding,
  type Terms,
  readAmount,
} from './completion';

const nothingEarned = { bonus: 0, tip: 0 };

/** The request to complete the job; null until the times are valid. Without a crew if only the provider knows it. */
export function toCompletionRequest(
  values: CompletionValues,
  crew: readonly InvitedMember[],
  terms: Terms,
): OrderCompleteRequest | null {
  const onSite = getOnSite(values, terms.timezone);
  if (!onSite) return null;
  const { lines } = computePayout(values, crew, terms);
  const [signature, notes] = [values.customer_signature_name.trim(), values.notes.trim()];
  return {
    actual_start_at: onSite.startAt,
    actual_end_at: onSite.endAt,
    rounding,
    break_minutes: readAmount(values.break_minutes),
    ...(crew.length > 0 && {
      crew: crew.map((member, index) => toCrewHours(member, readPerson(values, member), lines[index] ?? nothingEarned)),
    }),
    tips_total: readAmount(values.tips_total),
    tip_split: values.tip_split,
    ...(values.issues.length > 0 && { issues: values.issues.map(({ type, text }) => ({ type, text: text.trim() })) }),
    ...(signature !== '' && { customer_signature_name: signature }),
    ...(notes !== '' && { notes }),
  };
}

function toCrewHours(
  member: InvitedMember,
  person: PersonValues,
  { bonus, tip }: Pick<PayLine, 'bonus' | 'tip'>,
): CrewHours {
  const { invitation_id, hourly_rate } = member;
  const terms = { invitation_id, ...(hourly_rate !== null && { hourly_rate }), bonus, tip };
  if (person.no_show) return { ...terms, hours: 0, no_show: true };
  const rating = toCrewRating(person);
  const hours = Math.round(readAmount(person.hours) * 100) / 100;
  return { ...terms, hours, no_show: false, ...(rating && { rating }) };
}

function toCrewRating({ stars, tags, comment, work_again }: PersonValues): CrewRating | undefined {
  if (stars === null) return undefined;
  const text = comment.trim();
  return {
    stars,
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(text !== '' && { comment: text }),
    ...(work_again !== null && { work_again }),
  };
}
