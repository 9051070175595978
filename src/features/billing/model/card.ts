import { createDigitMask } from '#platform/forms/fields/text/masks';
import type { TypedForm } from '#platform/forms/fields/text/TypedField';
import type { Validator } from '#platform/forms/validation/validators';
import type { CalendarDate } from '#platform/lib/time/dates';
import { toMonth } from '#platform/lib/time/months';
import { serverDate } from '#platform/lib/time/serverClock';
import { parseTypedExpiry } from '#platform/lib/time/typedExpiry';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { cardRuleTexts as texts } from '../payment/texts';

export type CardValues = { name: string; number: string; exp: string; cvc: string };

/** Only digits are kept. */
export const cardMasks = {
  number: createDigitMask('#### #### #### ####'),
  cvc: createDigitMask('####'),
};

/** The expiry, in any way people type it, becomes "MM/YY". */
export const typedExpiry: TypedForm = { read: parseTypedExpiry, problem: () => texts.expiry };

/** Checks of a card before it is sent. The provider decides which numbers are accepted. */
export const cardRules = {
  number: onText((text) => (text.length < 15 ? texts.number : undefined)),
  exp: (zone: string) => onText((text) => findExpiryProblem(text, todayIn(zone, serverDate()))),
  cvc: onText((text) => (text.length < 3 ? texts.code : undefined)),
};

/** A card is valid until the end of its month. */
export function findExpiryProblem(text: string, today: CalendarDate): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return texts.expiry;
  return `20${year}-${month}` < toMonth(today) ? texts.expired : undefined;
}

function onText(rule: (text: string) => string | undefined): Validator {
  return (value) => (typeof value === 'string' && value !== '' ? rule(value) : undefined);
}
