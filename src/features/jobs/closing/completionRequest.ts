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
  toPersonKey,
} from './completion';
import { ApiError } from '#platform/http/ApiError';

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

type Line = Pick<InvitedMember, 'invitation_id'>;

/** Form fields by the provider's names, where the two differ. */
const renamed: Readonly<Record<string, string>> = { actual_start_at: 'times', actual_end_at: 'times' };
const personFields: Readonly<Record<string, string>> = {
  hourly_rate: 'hours',
  rating: 'stars',
  'rating.stars': 'stars',
  'rating.tags': 'stars',
  'rating.comment': 'comment',
  'rating.work_again': 'work_again',
};

/** Moves errors of the n-th crew line to that person's fields: `crew.1.hours` to the second person's hours. */
export function moveToFormFields(error: ApiError, crew: readonly Line[]): ApiError {
  const errors = Object.entries(error.errors).map(([field, texts]) => [toFormField(field, crew), texts] as const);
  const { status, body, code, retryAfter, conflicts } = error;
  return new ApiError(status, { ...body, errors: Object.fromEntries(errors) }, { code, retryAfter, conflicts });
}

function toFormField(field: string, crew: readonly Line[]): string {
  const [list, place, ...rest] = field.split('.');
  const member = list === 'crew' && place !== undefined ? crew[Number(place)] : undefined;
  if (!member) return renamed[field] ?? field;
  const part = rest.join('.');
  return `crew.${toPersonKey(member)}.${personFields[part] ?? part}`;
}
