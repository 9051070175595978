import type { BillingAddress } from '#generated/model';
import { addressTexts as texts } from '../texts';

/** A billing address as it is printed on an invoice. */
export function formatAddressLines({ name, address_line, unit, city, state, zip, email }: BillingAddress): string[] {
  const street = unit === null ? address_line : texts.street(address_line, unit);
  return [name, street, texts.place(city, state, zip), email];
}
