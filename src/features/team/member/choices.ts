import type { EmploymentType, Language } from '#generated/model';
import type { LicenseClass } from '../model/memberValues';
import { labels } from '../labels';

const employmentTypes: readonly EmploymentType[] = ['employee', 'helper'];
const languageCodes: readonly Language[] = ['en', 'es', 'other'];
const classes: readonly LicenseClass[] = ['none', 'C', 'B', 'A'];

/** Choices of a member's fields. */
export const listEmploymentChoices = () =>
  employmentTypes.map((value) => ({
    value,
    title: labels.employment[value],
    note: labels.employmentNote[value],
  }));
export const listLanguageChoices = () => languageCodes.map((value) => ({ value, title: labels.language[value] }));
export const listLicenseClasses = () => classes.map((id) => ({ id, name: labels.licenseClass[id] }));
