import type { HelperSignUpRequest, PositionCode, RegisterRequest, ServingArea } from '../../../generated/model';
import { birthDateOf } from './birthDate';

/** Whose account it will be. */
export type PersonValues = {
  first_name: string;
  last_name: string;
  /** Ten digits. */
  phone: string;
};

type Person = PersonValues & {
  zip: string;
  password: string;
  password_confirmation: string;
  terms_accepted: boolean;
};

/** What a moving company's details form keeps. */
export type CompanyDetails = Person & {
  company_name: string;
  usdot_number?: string;
  city: string;
  /** Two letters. */
  state: string;
  fleet_size: RegisterRequest['fleet_size'];
};

/** What a helper's details form keeps. */
export type HelperDetails = Person & {
  /** Month/day/year, as typed. */
  birth_date: string;
};

/** What a helper's first set-up keeps; the field of the areas has the name the contract gives their ids. */
export type HelperSetUp = {
  positions: PositionCode[];
  serving_area_ids: AreaChoice[];
  /** Cents. */
  hourly_rate: number;
};

/** An area as it was chosen: enough to show it again without asking. */
export type AreaChoice = Pick<ServingArea, 'id' | 'name_with_state_initials'>;

/** What proves the e-mail. */
type Proof = { token: string; email: string };

/** The last call of a company's sign-up (docs/product.md, "Sign-up and passwords"). */
export function companyRequest(details: CompanyDetails, { token, email }: Proof): RegisterRequest {
  const { usdot_number: usdot = '' } = details;
  return {
    ...personOf(details),
    temporary_token: token,
    email,
    company_name: details.company_name.trim(),
    ...(usdot !== '' && { usdot_number: usdot }),
    city: details.city.trim(),
    state: details.state,
    fleet_size: details.fleet_size,
  };
}

/** The last call of a helper's sign-up (docs/product.md, "Sign-up and passwords"). */
export function helperRequest(details: HelperDetails, setUp: HelperSetUp, { token }: Proof): HelperSignUpRequest {
  return {
    ...personOf(details),
    temporary_token: token,
    birth_date: birthDateOf(details.birth_date) ?? '',
    positions: setUp.positions,
    serving_area_ids: setUp.serving_area_ids.map(({ id }) => id),
    hourly_rate: setUp.hourly_rate,
    locale: language,
  };
}

/** The only language so far. */
export const language = 'en' satisfies HelperSignUpRequest['locale'];

/** The names of the details' fields: errors of the last call about them belong to the step before. */
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

function personOf(details: Person) {
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
