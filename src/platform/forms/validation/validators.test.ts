import { expect, test } from 'vitest';
import { formatMoney } from '../../lib/money';
import { createFieldNames } from '../fieldNames';
import {
  compose,
  email,
  maxLength,
  maxValue,
  minLength,
  minValue,
  stepValue,
  required,
  requiredIf,
  sameAs,
  type Validator,
} from './validators';

type Values = { password?: string; a?: { b: string }[]; coi?: boolean };

const field = createFieldNames<Values>();

type Row = [
  rule: string,
  validator: Validator<unknown, Values>,
  value: unknown,
  message: string | undefined,
  values?: object,
];

const isInsured = ({ coi }: Values) => coi === true;

const rows: Row[] = [
  ['required', required, '', 'Value is required'],
  ['required', required, '   ', 'Value is required'],
  ['required', required, undefined, 'Value is required'],
  ['required', required, null, 'Value is required'],
  ['required', required, [], 'Value is required'],
  ['required', required, false, 'Value is required'],
  ['required', required, 0, undefined],
  ['required', required, 'x', undefined],
  ['required', required, [1], undefined],
  ['email', email, 'dana@coppermesa.example', undefined],
  ['email', email, 'a.b+c@sub.domain.co', undefined],
  ['email', email, '', undefined],
  ['email', email, 'dana', 'Value is not a valid email address'],
  ['email', email, 'dana@', 'Value is not a valid email address'],
  ['email', email, '@x.com', 'Value is not a valid email address'],
  ['email', email, 'dana@coppermesa', 'Value is not a valid email address'],
  ['email', email, 'da na@x.com', 'Value is not a valid email address'],
  ['email', email, 'a@b@c.com', 'Value is not a valid email address'],
  ['email', email, 'a@-x.com', 'Value is not a valid email address'],
  ['max length', maxLength(3), 'abc', undefined],
  ['max length', maxLength(3), 'abcd', 'The maximum length allowed is 3'],
  ['max length', maxLength(1), [1, 2], 'The maximum length allowed is 1'],
  ['min length', minLength(8), '12345678', undefined],
  ['min length', minLength(8), '1234567', 'This field should be at least 8 characters long'],
  ['min length', minLength(8), '', undefined],
  ['min value', minValue(10), 10, undefined],
  ['min value', minValue(10), '9', 'The minimum value allowed is 10'],
  ['min value', minValue(10), 'many', 'The minimum value allowed is 10'],
  ['step value in cents', stepValue(50, formatMoney), 2450, undefined],
  ['step value in cents', stepValue(50, formatMoney), 2410, 'Use $0.50 increments'],
  ['step value in cents', stepValue(50, formatMoney), null, undefined],
  ['min value in cents', minValue(1500, formatMoney), 1499, 'The minimum value allowed is $15.00'],
  ['max value', maxValue(10), 10, undefined],
  ['max value', maxValue(10), 11, 'The maximum value allowed is 10'],
  ['max value', maxValue(10), null, undefined],
  ['same as', sameAs(field('password')), 'abc', undefined, { password: 'abc' }],
  ['same as', sameAs(field('password')), 'abd', 'The value must be equal to the password value', { password: 'abc' }],
  [
    'same as',
    sameAs(field('a[0].b'), () => 'zip'),
    'x',
    'The value must be equal to the zip value',
    { a: [{ b: 'y' }] },
  ],
  ['required if', requiredIf(isInsured), '', 'The value is required', { coi: true }],
  ['required if', requiredIf(isInsured), '', undefined, { coi: false }],
  ['required if', requiredIf(isInsured), 'there', undefined, { coi: true }],
];

test.each(rows)('%s %#: says %3$j', (_rule, validator, value, message, values = {}) => {
  expect(validator(value, values)).toBe(message);
});

test('composed rules give the message of the first broken rule', () => {
  const rule = compose(required, undefined, email, maxLength(5));
  expect(rule('', {})).toBe('Value is required');
  expect(rule('long and wrong', {})).toBe('Value is not a valid email address');
  expect(rule('dana@x.example', {})).toBe('The maximum length allowed is 5');
  expect(rule('a@b.c', {})).toBeUndefined();
});
