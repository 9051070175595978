import { expect, test } from 'vitest';
import { formatPhone, phoneDigits } from './phone';

test.each([
  ['6025550142', '6025550142'],
  ['+1(602)-555-0142', '6025550142'],
  ['(602) 555-0142', '6025550142'],
  ['+1 (602)-555-0142', '6025550142'],
  ['1-602-555-0142', '6025550142'],
  ['602', '602'],
  ['', ''],
  ['442079460958', '442079460958'],
])('the digits of %j are %j', (text, digits) => expect(phoneDigits(text)).toBe(digits));

test.each([
  ['input', '+1(602)-555-0142'],
  ['list', '(602) 555-0142'],
  ['detail', '+1 (602)-555-0142'],
] as const)('the %s view reads %s', (view, text) => {
  expect(formatPhone('6025550142', view)).toBe(text);
  expect(formatPhone('+1 602 555 0142', view)).toBe(text);
});

test('a text that is no US number is unchanged', () => {
  expect(formatPhone('60255', 'list')).toBe('60255');
  expect(formatPhone('', 'detail')).toBe('');
});
