import type { PositionCode } from '#generated/model';
import { type CalendarDate, parseDate } from '#platform/lib/time/dates';
import type { MemberFileRow } from '../rows';
import { problemIf, type Problems } from '../../provider/rules/fields/problems';
import { drives, findPositionsProblem } from './team';
import { fieldProblemTexts as fieldTexts, profileRefusalTexts as texts } from '../../provider/texts/refusals';

type Documents = {
  license: { class: 'A' | 'B' | 'C' | 'none'; state: string; number_last4: string; expires_on: string } | undefined;
  medical: CalendarDate | null | undefined;
};
type Stored = Pick<MemberFileRow, 'driver_license' | 'dot_medical_expires_on'> | undefined;

/**
 * Problems with the documents of a person with these positions, by field. `kept` are the current values: a date in the past
 * is refused only if it is new (docs/product.md, "Team").
 */
export function findLicenseProblems(
  positions: readonly PositionCode[],
  { license, medical }: Documents,
  kept: Stored,
  today: CalendarDate,
): Problems {
  const before = kept?.driver_license ?? null;
  const after = license ?? before ?? noLicense;
  if (after.class === 'none') {
    return {
      ...problemIf(drives(positions), 'license_class', fieldTexts.required),
      ...findDateProblem('dot_medical_expires_on', medical),
    };
  }
  return {
    ...problemIf(after.state === '', 'license_state', fieldTexts.required),
    ...problemIf(after.number_last4 === '', 'license_number_last4', fieldTexts.required),
    ...findDayProblem('license_expires_on', after.expires_on, before?.expires_on, today),
    ...findMedicalProblem(after.class, medical, kept?.dot_medical_expires_on ?? null, today),
  };
}

const noLicense = { class: 'none', state: '', number_last4: '', expires_on: '' } as const;

function findMedicalProblem(
  kind: 'A' | 'B' | 'C',
  medical: Documents['medical'],
  before: string | null,
  today: CalendarDate,
): Problems {
  const card = medical === undefined ? before : medical;
  if (card === null) return problemIf(kind !== 'C', 'dot_medical_expires_on', fieldTexts.required);
  return findDayProblem('dot_medical_expires_on', card, before, today);
}

export function findPositionProblems(positions: readonly PositionCode[] | undefined): Problems {
  const problem = positions && findPositionsProblem(positions);
  return problem ? { positions: [problem] } : {};
}

/** A day that does not exist. An empty text is not one. */
export function findDateProblem(field: string, text: string | null | undefined): Problems {
  return problemIf(typeof text === 'string' && parseDate(text) === null, field, fieldTexts.notValid);
}

function findDayProblem(field: string, day: string, before: string | null | undefined, today: CalendarDate): Problems {
  if (day === '') return { [field]: [fieldTexts.required] };
  if (parseDate(day) === null) return { [field]: [fieldTexts.notValid] };
  return problemIf(day < today && day !== before, field, texts.documentExpired);
}
