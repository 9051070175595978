// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { InputShape } from '../../generated/operations';
import { cleanInput } from './cleanInput';

const shape: InputShape = {
  fields: {
    name: { text: 'line', max: 10 },
    notes: { text: 'lines', max: 20 },
    zip: { text: 'code', max: 5 },
    password: { text: 'secret', max: 8 },
    'tags[]': { max: 2, items: { text: 'line', max: 3 } },
    ids: { max: 2 },
    stops: { max: 2, items: { fields: { city: { text: 'line', max: 5 } } } },
  },
};
const unwritable = 'Value has characters that can’t be used';

describe('texts are', () => {
  it.each([
    ['trimmed', { name: '  Dana \t' }, { name: 'Dana' }],
    ['empty when nothing of them can be seen', { name: ' \u200B\uFEFF ' }, { name: '' }],
    ['as long as allowed once trimmed', { name: `  ${'x'.repeat(10)}  ` }, { name: 'x'.repeat(10) }],
    ['lines with plain breaks', { notes: 'a\r\nb\rc\n\td ' }, { notes: 'a\nb\nc\n\td' }],
    ['passwords left as they are', { password: ' a\u0000 ' }, { password: ' a\u0000 ' }],
    ['any letters and signs', { name: 'Zoë 👩‍🚒' }, { name: 'Zoë 👩‍🚒' }],
    ['trimmed in lists and deep inside', { stops: [{ city: ' Mesa ' }] }, { stops: [{ city: 'Mesa' }] }],
    ['unchanged if not declared', { other: ' \u0000 ' }, { other: ' \u0000 ' }],
    ['no concern of other values', { name: 7, ids: 'x', stops: [null, []] }, { name: 7, ids: 'x', stops: [null, []] }],
  ])('%s', (_name, given, value) => {
    expect(cleanInput(shape, given)).toEqual({ value, problems: {} });
  });
});

describe('refused', () => {
  it.each<[string, object, object]>([
    ['a text that is too long', { name: 'x'.repeat(11) }, { name: ['The maximum length allowed is 10'] }],
    ['a code that is too long', { zip: '850041' }, { zip: ['Value is not valid'] }],
    ['a password that is too long', { password: 'x'.repeat(9) }, { password: ['The maximum length allowed is 8'] }],
    ['U+0000', { name: 'a\u0000b' }, { name: [unwritable] }],
    ['other controls', { name: 'a\u0007', notes: 'a\u009Fb' }, { name: [unwritable], notes: [unwritable] }],
    ['a break in a line', { name: 'a\nb' }, { name: [unwritable] }],
    ['half a character', { name: 'a\uD83D', notes: '\uDE00' }, { name: [unwritable], notes: [unwritable] }],
    ['a text of a list', { 'tags[]': ['a', '\u0000b'] }, { 'tags.1': [unwritable] }],
    [
      'a text deep inside',
      { stops: [{}, { city: 'Phoenix' }] },
      { 'stops.1.city': ['The maximum length allowed is 5'] },
    ],
    ['a list that is too long', { ids: [1, 2, 3] }, { ids: ['The maximum value allowed is 2'] }],
  ])('%s', (_name, given, problems) => {
    expect(cleanInput(shape, given).problems).toEqual(problems);
  });

  it('comes to no pattern: it is empty', () => {
    expect(cleanInput(shape, { zip: '8'.repeat(200_000), name: 'x' }).value).toEqual({ zip: '', name: 'x' });
    expect(cleanInput(shape, { ids: Array.from({ length: 9 }, (_, id) => id) }).value).toEqual({ ids: [0, 1] });
  });
});

it.each([null, 'hello', 7, [], undefined])('%j is passed on, for the schema to refuse', (given) => {
  expect(cleanInput(shape, given)).toEqual({ value: given, problems: {} });
});
