import type { PaymentMethod } from '#generated/model';
import { paymentTexts } from './texts';

/** "Visa ending in 4242" */
export function formatCardName({ brand, last4 }: PaymentMethod): string {
  return paymentTexts.card(brand, last4);
}
