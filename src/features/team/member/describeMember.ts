import { formatDateInput } from '#platform/lib/time/dates';
import { formatRate } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import type { MemberValues, MemberField } from '../model/memberValues';
import { labels } from '../labels';
import { memberTexts as texts } from './texts';

/** A field's label in its form. */
export const getMemberFieldLabel = (name: MemberField): string => getLabels()[name];

/** A field's value as shown to the user. */
export function formatMemberValue(name: MemberField, values: Partial<MemberValues>): string {
  const show = writers[name];
  return (show ? show(values) : String(values[name] ?? '')) || texts.nothing;
}

const getLabels = (): Record<MemberField, string> => ({
  first_name: texts.firstName,
  last_name: texts.lastName,
  email: texts.email,
  phone: texts.phone,
  positions: texts.positions,
  employment_type: texts.employment,
  hourly_rate: texts.rate,
  branch_ids: texts.branches,
  is_manager: texts.manager,
  start_date: texts.startDate,
  languages: texts.languages,
  license_class: texts.licenseClass,
  license_state: texts.licenseState,
  license_number_last4: texts.licenseLast4,
  license_expires_on: texts.licenseExpires,
  dot_medical_expires_on: texts.medical,
  emergency_name: texts.contactName,
  emergency_phone: texts.contactPhone,
  emergency_relation: texts.contactRelation,
  notes: texts.notes,
  status: texts.status,
});

const writers: Partial<Record<MemberField, (values: Partial<MemberValues>) => string>> = {
  phone: ({ phone = '' }) => formatPhone(phone, 'list'),
  emergency_phone: ({ emergency_phone = '' }) => formatPhone(emergency_phone, 'list'),
  positions: ({ positions = [] }) => positions.map((code) => labels.position[code]).join(', '),
  employment_type: ({ employment_type }) => (employment_type ? labels.employment[employment_type] : ''),
  hourly_rate: ({ hourly_rate }) => (typeof hourly_rate === 'number' ? formatRate(hourly_rate) : ''),
  branch_ids: ({ branch_ids = [] }) => texts.branchCount(branch_ids.length),
  is_manager: ({ is_manager }) => (is_manager ? texts.yes : texts.no),
  start_date: ({ start_date }) => formatDateInput(start_date ?? ''),
  languages: ({ languages = [] }) => languages.map((code) => labels.language[code]).join(', '),
  license_class: ({ license_class = 'none' }) => labels.licenseClass[license_class],
  license_expires_on: ({ license_expires_on }) => formatDateInput(license_expires_on ?? ''),
  dot_medical_expires_on: ({ dot_medical_expires_on }) => formatDateInput(dot_medical_expires_on ?? ''),
  status: ({ status }) => (status ? texts.active : texts.inactive),
};
