import { spokenLanguages, positionNames } from '#domain/people/names';
import type { EmploymentType } from '#generated/model';

/** Labels of a member's codes. */
export const labels = {
  position: positionNames.en,
  employment: { employee: 'In-house', helper: 'Freelance helper' } satisfies Record<EmploymentType, string>,
  employmentNote: {
    employee: 'On your payroll',
    helper: 'Works for other companies too',
  } satisfies Record<EmploymentType, string>,
  language: spokenLanguages.en,
  licenseClass: { none: 'No license', C: 'Class C', B: 'Class B', A: 'Class A' },
};
