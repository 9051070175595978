import type { Language } from '#generated/model';
import type { Context } from '../../http/context';
import type { LicenseInput, MemberInput } from '../../rules/team/memberInput';

type Body =
  | Context<'createEmployee'>['body']
  | Context<'updateEmployee'>['body']
  | Context<'updateEmployeeWithPhoto'>['body'];
/** JSON has a list under its name. A form repeats the part `name[]`. */
type Form = Partial<Context<'createEmployee'>['body']> &
  Partial<Omit<Context<'updateEmployee'>['body'], 'languages'>> & { languages?: Language[] | '' | undefined };

export function readMemberForm(body: Body): MemberInput {
  const form: Form = body;
  const branchIds = form.branch_ids ?? form['branch_ids[]'];
  const { first_name, last_name, email, phone, employment_type, hourly_rate, status } = form;
  return {
    profile: dropUndefined({ first_name, last_name, email, phone }),
    positions: form.positions ?? form['positions[]'],
    terms: dropUndefined({ employment_type, hourly_rate, status }),
    file: dropUndefined({
      languages: readLanguages(form),
      start_date: emptyToNull(form.start_date),
      dot_medical_expires_on: emptyToNull(form.dot_medical_expires_on),
      emergency_contact: readContact(form),
      notes: form.notes,
    }),
    license: readLicense(form),
    branchIds: branchIds && [...new Set(branchIds)],
    isManager: form.is_manager,
    avatar: form.avatar,
  };
}

function readLanguages(form: Form): Language[] | undefined {
  if (form.languages === '') return [];
  const languages = form.languages ?? form['languages[]'];
  return languages && [...new Set(languages)];
}

function readContact({ emergency_name: name, emergency_phone: phone = '', emergency_relation: relation = '' }: Form) {
  if (name === undefined) return undefined;
  return name === '' ? null : { name, phone, relation };
}

function readLicense(form: Form): LicenseInput | undefined {
  const { license_class, license_state: state = '', license_number_last4: number_last4 = '' } = form;
  if (license_class === undefined) return undefined;
  return { class: license_class, state, number_last4, expires_on: form.license_expires_on ?? '' };
}

function emptyToNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Drops the fields that were not sent. */
function dropUndefined<Values extends object>(values: Values): Given<Values>;
function dropUndefined(values: object) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
