import { positionNames } from '#domain/people/positionNames';
import type { EmploymentType, Language } from '#generated/model';

/** Labels of a member's codes. */
export const labels = {
  position: positionNames.en,
  employment: { employee: 'In-house', helper: 'Freelance helper' } satisfies Record<EmploymentType, string>,
  employmentNote: {
    employee: 'On your payroll',
    helper: 'Works for other companies too',
  } satisfies Record<EmploymentType, string>,
  language: { en: 'English', es: 'Spanish', other: 'Other' } satisfies Record<Language, string>,
  licenseClass: { none: 'No license', C: 'Class C', B: 'Class B', A: 'Class A' },
};
