import { getIn } from 'final-form';
import type { FieldName } from '../fieldNames';
import { texts } from '../texts';

/**
 * One rule of spec section 5: returns the message if the value breaks it, else undefined. A rule that reads other
 * fields declares them: `Validator<unknown, Pick<OrderValues, 'date'>>`. It then fits only fields of such a form.
 */
export type Validator<Value = unknown, Values extends object = object> = (
  value: Value,
  values: Values,
) => string | undefined;

/** Must have a value: not null, '', blanks, an empty list, or an unchecked box. */
export const required: Validator = (value) => (isEmpty(value) || value === false ? texts.required : undefined);

/** An address with one @, a name before it and a domain with a dot after it. Like all rules below, allows empty. */
export const email: Validator = unlessEmpty((value) => (emailPattern.test(String(value)) ? undefined : texts.email));

/** Not NaN, which number fields keep for invalid text. */
export const isNumber: Validator = (value) => (Number.isNaN(value) ? texts.numeric : undefined);

/** At most `max` characters or list entries. */
export function maxLength(max: number): Validator {
  return unlessEmpty((value) => (getLength(value) > max ? texts.maxLength(max) : undefined));
}

/** At least `min` characters or list entries. */
export function minLength(min: number): Validator {
  return unlessEmpty((value) => (getLength(value) < min ? texts.minLength(min) : undefined));
}

/** At least `min`. `show` formats the limit for the message: minValue(1500, formatMoney) for cents. */
export function minValue(min: number, show: (limit: number) => string = String): Validator {
  return unlessEmpty((value) => (Number(value) >= min ? undefined : texts.minValue(show(min))));
}

/** At most `max`. `show` formats the limit for the message. */
export function maxValue(max: number, show: (limit: number) => string = String): Validator {
  return unlessEmpty((value) => (Number(value) <= max ? undefined : texts.maxValue(show(max))));
}

/** A multiple of `step`. `show` formats the step for the message. */
export function stepValue(step: number, show: (step: number) => string = String): Validator {
  const isStep = (value: number) => Number.isInteger(Number((value / step).toPrecision(12)));
  return unlessEmpty((value) => (isStep(Number(value)) ? undefined : texts.stepValue(show(step))));
}

/** Equal to the field `other`, which the message calls `label` ("password"). */
export function sameAs<Values extends object>(
  other: FieldName<unknown, Values>,
  label = (): string => other,
): Validator<unknown, Values> {
  return unlessEmpty((value, values) => (value === getIn(values, other) ? undefined : texts.sameAs(label())));
}

/** Required while the condition holds. */
export function requiredIf<Values extends object>(condition: (values: Values) => boolean): Validator<unknown, Values> {
  return (value, values) => (condition(values) && required(value, values) ? texts.requiredIf : undefined);
}

/** Combines rules. The first broken one gives the message, so a field shows at most one error. */
export function compose<Value, Values extends object>(
  ...rules: readonly (Validator<Value, Values> | undefined)[]
): Validator<Value, Values> {
  return (value, values) => {
    for (const rule of rules) {
      const message = rule?.(value, values);
      if (message !== undefined) return message;
    }
    return undefined;
  };
}

const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

function unlessEmpty(rule: Validator): Validator {
  return (value, values) => (isEmpty(value) ? undefined : rule(value, values));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function getLength(value: unknown): number {
  return Array.isArray(value) ? value.length : String(value).length;
}
