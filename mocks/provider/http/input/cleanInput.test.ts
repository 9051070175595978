// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { InputShape } from '../../../generated/operations';
import { cleanInput } from './cleanInput';

const shape: InputShape = {
  fields: {
    name: { text: 'line', max: 10 },
    notes: { text: 'lines', max: 20 },
    zip: { text: 'code', max: 5 },
    password: { text: 'secret', max: 8 },
    phone: { text: 'phone', max: 10 },
    email: { text: 'email', max: 20 },
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
    [
      'without invisible characters',
      { name: 'Da\u200Bna\u0000', zip: '\u202D85004\u202C' },
      { name: 'Dana', zip: '85004' },
    ],
    ['lines without breaks in them', { name: 'a\nb\tc' }, { name: 'a b c' }],
    ['phones in any spelling', { phone: ' Cell: +1 (480) 555-0199' }, { phone: '4805550199' }],
    ['email addresses without decoration', { email: 'Jane <jane@x.com>;' }, { email: 'jane@x.com' }],
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
    ['a phone of another country', { phone: '+44 20 7946 0958' }, { phone: ['Value is not valid'] }],
    ['half a character', { name: 'a\uD83D', notes: '\uDE00' }, { name: [unwritable], notes: [unwritable] }],
    ['a text of a list', { 'tags[]': ['a', '\uD83Db'] }, { 'tags.1': [unwritable] }],
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
