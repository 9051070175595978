import { namePerson } from '#domain/people/personName';
import { positionNames } from '#domain/people/positionNames';
import type { Manager } from '#generated/model';

/** Name of a manager; without one the email. Empty if neither is known. */
export function nameManager({ first_name, last_name, email }: Manager): string {
  return namePerson({ first_name, last_name, email }, positionNames.en);
}
