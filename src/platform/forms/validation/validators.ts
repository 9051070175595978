import { getIn } from 'final-form';
import type { FieldName } from '../fieldNames';
import { texts } from '../texts';

/**
 * One rule of spec section 5: the message when the value breaks it, undefined when it holds. A rule that looks at other
 * fields says which: `Validator<unknown, Pick<OrderValues, 'date'>>`. It then fits fields of such a form only.
 */
export type Validator<Value = unknown, Values extends object = object> = (
  value: Value,
  values: Values,
) => string | undefined;

/** Something must be there: not null, '', blanks, an empty list, or an unticked box. */
export const required: Validator = (value) => (isEmpty(value) || value === false ? texts.required : undefined);

/** An address with one @, a name before it and a domain with a dot after it. Empty is allowed, as in all rules below. */
export const email: Validator = unlessEmpty((value) => (emailPattern.test(String(value)) ? undefined : texts.email));

/** An unsigned number, decimals allowed: "12", "0.5", ".5". Signs, blanks and letters are refused. */
export const numeric: Validator = unlessEmpty((value) =>
  numberPattern.test(String(value)) ? undefined : texts.numeric,
);

/** Not NaN, which number fields keep for a text that is no number. */
export const isNumber: Validator = (value) => (Number.isNaN(value) ? texts.numeric : undefined);

/** At most `max` characters, or entries of a list. */
export function maxLength(max: number): Validator {
  return unlessEmpty((value) => (lengthOf(value) > max ? texts.maxLength(max) : undefined));
}

/** At least `min` characters, or entries of a list. */
export function minLength(min: number): Validator {
  return unlessEmpty((value) => (lengthOf(value) < min ? texts.minLength(min) : undefined));
}

/** Not below `min`; `show` writes the limit as the person sees it: minValue(1500, formatMoney) for cents. */
export function minValue(min: number, show: (limit: number) => string = String): Validator {
  return unlessEmpty((value) => (Number(value) >= min ? undefined : texts.minValue(show(min))));
}

/** Not above `max`; `show` writes the limit as the person sees it. */
export function maxValue(max: number, show: (limit: number) => string = String): Validator {
  return unlessEmpty((value) => (Number(value) <= max ? undefined : texts.maxValue(show(max))));
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

/** All rules as one, in the order given: the first that is broken speaks, so a field shows at most one error. */
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

const numberPattern = /^\d*(?:\.\d+)?$/;

function unlessEmpty(rule: Validator): Validator {
  return (value, values) => (isEmpty(value) ? undefined : rule(value, values));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : String(value).length;
}
