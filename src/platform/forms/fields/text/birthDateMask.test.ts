// @vitest-environment node
import { expect, it } from 'vitest';
import { birthDateMask } from './BirthDateField';

/** Types a text key by key, as a person does. */
function type(text: string) {
  let edit = { text: '', value: '', caret: 0 };
  for (const key of text) {
    const before = edit.text;
    const typed = before.slice(0, edit.caret) + key + before.slice(edit.caret);
    edit = birthDateMask.edit(before, typed, edit.caret + 1, false);
  }
  return edit;
}

it.each([
  ['04172001', '04/17/2001', '2001-04-17'],
  ['04/17/2001', '04/17/2001', '2001-04-17'],
  ['4/9/1998', '04/09/1998', '1998-04-09'],
  ['4-9-1998', '04/09/1998', '1998-04-09'],
  ['0417', '04/17', '04/17'],
  ['4/9/98', '04/09/98', '04/09/98'],
  ['02302001', '02/30/2001', '02/30/2001'],
  ['041720019', '04/17/2001', '2001-04-17'],
])('typed as %s is shown as %s and kept as %s', (typed, text, value) => {
  const edit = type(typed);
  expect([edit.text, edit.value]).toEqual([text, value]);
  expect(birthDateMask.show(edit.value)).toBe(text);
});

it.each([
  '1998-04-09',
  '04/09/1998',
  '4/9/1998',
  ' 4/9/1998',
  '\u202d4/9/1998\u202c',
  '4\u200e/\u200e9\u200e/\u200e1998',
  '4 / 9 / 1998',
  '4–9–1998',
  '1998/04/09',
  '1998-04-09 00:00:00',
  'April 9, 1998',
  '9 Apr 1998',
])('filled in as %j is April 9, 1998', (text) => {
  const edit = birthDateMask.edit('', text, text.length, false);
  expect([edit.text, edit.value]).toEqual(['04/09/1998', '1998-04-09']);
});

it('a pasted date replaces the one that is selected', () => {
  const edit = birthDateMask.edit('04/17/2001', 'Apr 9, 1998', 11, false);
  expect(edit).toEqual({ text: '04/09/1998', value: '1998-04-09', caret: 10 });
});

it('keeps the caret while a digit in the middle is removed', () => {
  const edit = birthDateMask.edit('04/17/2001', '04/1/2001', 4, true);
  expect(edit).toEqual({ text: '04/12/001', value: '04/12/001', caret: 4 });
});
