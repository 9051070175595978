import type { HelperSignUpRequest, PositionCode, RegisterRequest, ServingArea } from '#generated/model';
import type { Validator } from '#platform/forms/validation/validators';
import { currentLanguage } from '#platform/language/current';
import { signUpTexts as texts } from '../signUp/texts';

/** Person of the new account. */
export type PersonValues = {
  first_name: string;
  last_name: string;
  /** Ten digits. */
  phone: string;
};

/** The values that both kinds of account have. */
export type Person = PersonValues & {
  zip: string;
  password: string;
  password_confirmation: string;
  terms_accepted: boolean;
};

/** The values of a moving company's details form. */
export type CompanyDetails = Person & {
  company_name: string;
  usdot_number?: string;
  city: string;
  /** Two letters. */
  state: string;
  fleet_size: RegisterRequest['fleet_size'];
};

/** The values of a helper's details form. */
export type HelperDetails = Person & {
  birth_date: string;
};

/** The values of a helper's setup step. The areas field has the contract's name for their ids. */
export type HelperSetUp = {
  positions: PositionCode[];
  serving_area_ids: AreaChoice[];
  /** Cents. */
  hourly_rate: number;
};

/** A chosen area, with enough data to show it again without a request. */
export type AreaChoice = Pick<ServingArea, 'id' | 'name_with_state_initials'>;

/** Proves that the person owns the email. */
type Proof = { token: string; email: string };

/** The final call of a company's sign-up (docs/product.md, "Sign-up and passwords"). */
export function toCompanyRequest(details: CompanyDetails, { token, email }: Proof): RegisterRequest {
  const { usdot_number: usdot = '' } = details;
  return {
    ...toPerson(details),
    temporary_token: token,
    email,
    company_name: details.company_name.trim(),
    ...(usdot !== '' && { usdot_number: usdot }),
    city: details.city.trim(),
    state: details.state,
    fleet_size: details.fleet_size,
  };
}

/** The final call of a helper's sign-up (docs/product.md, "Sign-up and passwords"). */
export function toHelperRequest(details: HelperDetails, setUp: HelperSetUp, { token }: Proof): HelperSignUpRequest {
  return {
    ...toPerson(details),
    temporary_token: token,
    birth_date: details.birth_date,
    positions: setUp.positions,
    serving_area_ids: setUp.serving_area_ids.map(({ id }) => id),
    hourly_rate: setUp.hourly_rate,
    locale: currentLanguage(),
  };
}

/** Field names of the details step. Errors of the final call about these fields belong to that step. */
export const helperDetailFields: readonly string[] = [
  'first_name',
  'last_name',
  'phone',
  'zip',
  'birth_date',
  'password',
  'password_confirmation',
  'terms_accepted',
] satisfies (keyof HelperDetails)[];

function toPerson(details: Person) {
  return {
    first_name: details.first_name.trim(),
    last_name: details.last_name.trim(),
    phone: details.phone,
    zip: details.zip,
    password: details.password,
    password_confirmation: details.password_confirmation,
    terms_accepted: true as const,
  };
}

/** A checked box. */
export const agreed: Validator = (value) => (value === true ? undefined : texts.termsRequired);
