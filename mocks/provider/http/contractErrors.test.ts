import { expect, it } from 'vitest';
import { z } from 'zod';
import { toFieldErrors } from './input/cleanInput';

const schema = z.object({
  name: z.string().min(2).max(5),
  email: z.email(),
  age: z.int().min(18).max(99),
  kind: z.enum(['a', 'b']),
  areas: z.array(z.number()).min(1).max(2),
  stops: z.array(z.object({ zip: z.string().regex(/^\d{5}$/) })),
});
const valid = { name: 'Dana', email: 'a@b.example', age: 40, kind: 'a', areas: [1], stops: [{ zip: '85034' }] };

const getErrors = (change: object) => {
  const input = { ...valid, ...change };
  const { error } = schema.safeParse(input);
  return error ? toFieldErrors(error, input) : {};
};

it.each([
  ['nothing wrong', {}, {}],
  ['absent', { name: undefined }, { name: ['Value is required'] }],
  ['null', { age: null }, { age: ['Value is required'] }],
  ['empty', { email: '' }, { email: ['Value is required'] }],
  ['too short', { name: 'D' }, { name: ['This field should be at least 2 characters long'] }],
  ['too long', { name: 'Daniela' }, { name: ['The maximum length allowed is 5'] }],
  ['too small', { age: 17 }, { age: ['The minimum value allowed is 18'] }],
  ['too big', { age: 100 }, { age: ['The maximum value allowed is 99'] }],
  ['no number', { age: 'forty' }, { age: ['Value must be numeric'] }],
  ['no address', { email: 'a@' }, { email: ['Value is not a valid email address'] }],
  ['none of the choices', { kind: 'c' }, { kind: ['Value is not valid'] }],
  [
    'a pattern missed, deep inside',
    { stops: [{ zip: '85034' }, { zip: 'x' }] },
    { 'stops.1.zip': ['Value is not valid'] },
  ],
  ['two at once', { name: 'D', age: 17 }, { name: [expect.any(String)], age: [expect.any(String)] }],
])('%s', (_, change, errors) => {
  expect(getErrors(change)).toEqual(errors);
});

it('a value that is not an object is a problem of the body', () => {
  const { error } = schema.safeParse('hello');
  expect(error && toFieldErrors(error, 'hello')).toEqual({ body: ['Value is not valid'] });
});
