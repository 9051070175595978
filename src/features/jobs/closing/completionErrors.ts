import type { CrewMember } from '../../../generated/model';
import { ApiError } from '../../../platform/http/ApiError';
import { personKey } from './completion';

type Line = Pick<CrewMember, 'invitation_id'>;

/** The fields on screen by what the provider calls them, where the two differ. */
const renamed: Readonly<Record<string, string>> = { actual_start_at: 'times', actual_end_at: 'times' };
const ofPerson: Readonly<Record<string, string>> = {
  hourly_rate: 'hours',
  rating: 'stars',
  'rating.stars': 'stars',
  'rating.tags': 'stars',
  'rating.comment': 'comment',
  'rating.work_again': 'work_again',
};

/** Puts what was wrong with the n-th line of the crew at that person: `crew.1.hours` at the hours of the second. */
export function atFields(error: ApiError, crew: readonly Line[]): ApiError {
  const errors = Object.entries(error.errors).map(([field, texts]) => [fieldOf(field, crew), texts] as const);
  const { status, body, code, retryAfter, conflicts } = error;
  return new ApiError(status, { ...body, errors: Object.fromEntries(errors) }, { code, retryAfter, conflicts });
}

function fieldOf(field: string, crew: readonly Line[]): string {
  const [list, place, ...rest] = field.split('.');
  const member = list === 'crew' && place !== undefined ? crew[Number(place)] : undefined;
  if (!member) return renamed[field] ?? field;
  const part = rest.join('.');
  return `crew.${personKey(member)}.${ofPerson[part] ?? part}`;
}
