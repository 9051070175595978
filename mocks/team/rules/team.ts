import type { EmployeeDocument } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { getInitial } from '#platform/lib/text';
import { addDays, type CalendarDate, parseDate, daysBetween } from '#platform/lib/time/dates';
import type { MemberFileRow } from '../rows';
import { fieldProblemTexts as fieldTexts, profileRefusalTexts as texts } from '../../provider/texts/refusals';

/** The tabs of a team: who has one of these positions (docs/product.md, "Team"). */
export const groups = {
  helpers: [PositionCode.helper],
  drivers: [PositionCode.driver, PositionCode.foremanDriver],
  foreman: [PositionCode.foreman, PositionCode.foremanDriver],
} as const satisfies Record<string, readonly PositionCode[]>;

/** Days before a document expires in which it counts as expiring. */
export const expiringDays = 30;

export function getDocumentState(expiresOn: CalendarDate, today: CalendarDate): EmployeeDocument['state'] {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return 'expired';
  return left <= expiringDays ? 'expiring' : 'valid';
}

type Documents = Pick<MemberFileRow, 'driver_license' | 'dot_medical_expires_on'>;

/** The documents of a member that run out, licence first. */
export function listDocuments(file: Documents | undefined, today: CalendarDate): EmployeeDocument[] {
  const documents = [
    ['driver_license', file?.driver_license?.expires_on ?? null],
    ['dot_medical', file?.dot_medical_expires_on ?? null],
  ] as const;
  return documents.flatMap(([kind, expires_on]) =>
    expires_on === null ? [] : [{ kind, expires_on, state: getDocumentState(expires_on, today) }],
  );
}

/** Checks whether a document has expired or is about to. */
export function needsRenewal(documents: readonly Pick<EmployeeDocument, 'state'>[]): boolean {
  return documents.some(({ state }) => state !== 'valid');
}

export function drives(positions: readonly PositionCode[]): boolean {
  return positions.some((position) => position === PositionCode.driver || position === PositionCode.foremanDriver);
}

/** Reason these positions cannot be combined, in words; null when they can. */
export function findPositionsProblem(positions: readonly PositionCode[]): string | null {
  if (new Set(positions).size < positions.length) return fieldTexts.notValid;
  const repeats =
    positions.includes(PositionCode.foremanDriver) &&
    positions.some((position) => position === PositionCode.driver || position === PositionCode.foreman);
  return repeats ? texts.positionIncluded : null;
}

/** Monday to Sunday around a day. */
export function getWeek(day: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const parts = parseDate(day);
  const weekday = parts ? (new Date(Date.UTC(parts.year, parts.month - 1, parts.day)).getUTCDay() + 6) % 7 : 0;
  const from = addDays(day, -weekday);
  return { from, to: addDays(from, 6) };
}

/** "Sofia D.", for helpers who have not joined. */
export function toGuardedName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${getInitial(last_name)}.`;
}
