import type { InvitedMember } from '../orders';
import { ApiError } from '#platform/http/ApiError';
import { toPersonKey } from './completion';

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
