import type { EmploymentType, Language } from '#generated/model';
import { PositionCode } from '#generated/model/codes';

/** Labels of a member's codes. */
export const labels = {
  position: {
    [PositionCode.driver]: 'Driver',
    [PositionCode.foreman]: 'Foreman',
    [PositionCode.helper]: 'Helper',
    [PositionCode.foremanDriver]: 'Foreman/Driver',
  } satisfies Record<PositionCode, string>,
  employment: { employee: 'In-house', helper: 'Freelance helper' } satisfies Record<EmploymentType, string>,
  employmentNote: {
    employee: 'On your payroll',
    helper: 'Works for other companies too',
  } satisfies Record<EmploymentType, string>,
  language: { en: 'English', es: 'Spanish', other: 'Other' } satisfies Record<Language, string>,
  licenseClass: { none: 'No license', C: 'Class C', B: 'Class B', A: 'Class A' },
};
