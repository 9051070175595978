import { assert, integer, nat, property, stringMatching } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatPhone } from '../../../lib/phone';
import { createDigitMask, createMask, ssnMask, timeMask, zipMask } from './masks';
import { phoneMask } from './PhoneField';

const [time, ssn] = [timeMask, ssnMask];

describe('showing and keeping', () => {
  test.each([
    ['6025550142', '+1(602)-555-0142'],
    ['602', '+1(602'],
    ['6025', '+1(602)-5'],
    ['1602555014', '+1(160)-255-5014'],
    ['', ''],
  ])('the phone %j shows as %j', (value, text) => {
    expect(phoneMask.show(value)).toBe(text);
    expect(phoneMask.keep(text)).toBe(value);
  });

  test.each(['6025550142', '(602) 555-0142', '+1 602 555 0142', '16025550142', '602.555.0142', '+1(602)-555-0142'])(
    'the phone %j is kept as its ten digits',
    (text) => expect(phoneMask.keep(text)).toBe('6025550142'),
  );

  test.each([
    ['08:00 - 10:00', '08:00 - 10:00'],
    ['08:0', '08:0'],
    ['08', '08'],
    ['0800', '08:00'],
    ['', ''],
  ])('the time %j shows as %j and is kept like that', (value, text) => {
    expect(time.show(value)).toBe(text);
    expect(time.keep(value)).toBe(text);
  });

  it('masks the SSN', () => {
    expect(ssn.show('123456789')).toBe('123-45-6789');
    expect(ssn.keep('123-45-6789')).toBe('123456789');
  });

  it('accepts letters, and letters or digits', () => {
    const plate = createMask('@@-**#');
    expect(plate.show('abx12')).toBe('ab-x12');
    expect(plate.keep('1ab-?x1z2')).toBe('abx12');
  });

  it('knows when it is complete', () => {
    expect(phoneMask.isComplete('6025550142')).toBe(true);
    expect(phoneMask.isComplete('602555014')).toBe(false);
    expect(time.isComplete('08:00 - 10:00')).toBe(true);
    expect(time.isComplete('08:00')).toBe(false);
  });

  it('shows every ten digits as the phone formatter does', () => {
    assert(
      property(stringMatching(/^\d{10}$/), (digits) => {
        expect(phoneMask.show(digits)).toBe(formatPhone(digits, 'input'));
        expect(phoneMask.keep(phoneMask.show(digits))).toBe(digits);
      }),
    );
  });
});

/** `|` is the caret, `!` marks an error. */
describe('digits that are pasted', () => {
  const card = createDigitMask('#### #### #### ####');
  test.each([
    ['a ZIP code', zipMask, '|', '85281|', '85281|'],
    ['with its four digits', zipMask, '|', '85281-1234|', '85281|'],
    ['amid an address', zipMask, '|', '1200 E University Dr, Tempe, AZ 85281|', '85281|'],
    ['onto a part', zipMask, '850|', '85085281|', '85281|'],
    ['into a part', zipMask, '8|5', '885281|5', '85281|'],
    ['two of them', zipMask, '|', '85281, 85004|', '85281, 85004|!'],
    ['too many digits', zipMask, '|', '852811234|', '852811234|!'],
    ['too many, one removed', zipMask, '8528112|', '852811|', '852811|!'],
    ['too many, removed', zipMask, '852811|', '85281|', '85281|'],
    ['one digit too many, typed', zipMask, '85281|', '852819|', '85281|'],
    ['digits typed before others', zipMask, '|5281', '8|5281', '8|5281'],
    ['two digits before others', zipMask, '|281', '85|281', '85|281'],
    ['a card', card, '|', '4242424242424242|', '4242 4242 4242 4242|'],
    ['a card amid a text', card, '|', 'Visa 4242-4242-4242-4242, 12/29|', '4242 4242 4242 4242|'],
    ['a card and its month', card, '|', '4242 4242 4242 4242 1229|', '4242 4242 4242 4242 1229|!'],
    ['a part onto a part', card, '4242 4242|', '4242 42424242 42|', '4242 4242 4242 42|'],
  ])('%s', (_what, mask, before, typed, after) => {
    const edit = mask.edit(before.replace('|', ''), typed.replace('|', ''), typed.indexOf('|'), false);
    const error = mask.findProblem?.(edit.value) === undefined ? '' : '!';
    expect(`${edit.text.slice(0, edit.caret)}|${edit.text.slice(edit.caret)}${error}`).toBe(after);
    expect(mask.show(edit.value)).toBe(edit.text);
  });
});

/** `|` is the caret: before the edit as shown, after it as the browser leaves it, and where it should be. */
describe('editing', () => {
  type Row = [what: string, before: string, typed: string, after: string, backward?: boolean];
  const rows: Row[] = [
    ['first digit', '|', '6|', '+1(6|'],
    ['a plus or country code swallowed', '|', '+1|', '|'],
    ['fourth digit', '+1(602|', '+1(6025|', '+1(602)-5|'],
    ['digit in the middle', '+1(60|2)-555-014', '+1(609|2)-555-014', '+1(609)-|255-5014'],
    ['digit amid the exchange', '+1(602)-5|55-014', '+1(602)-59|55-014', '+1(602)-59|5-5014'],
    ['digit before the code', '|+1(602)-555-014', '5|+1(602)-555-014', '+1(5|60)-255-5014'],
    ['digit within the code', '+|1(602)-555-014', '+7|1(602)-555-014', '+1(7|60)-255-5014'],
    ['letter', '+1(602|', '+1(602x|', '+1(602|'],
    ['eleventh digit', '+1(602)-555-0142|', '+1(602)-555-01427|', '+1(602)-555-0142|'],
    ['backspace at the end', '+1(602)-5|', '+1(602)-|', '+1(602|', true],
    ['backspace in the middle', '+1(602)-5|55-0142', '+1(602)-|55-0142', '+1(602|)-550-142', true],
    ['backspace over a literal', '+1(602)-|555-0142', '+1(602)|555-0142', '+1(602|)-555-0142', true],
    ['backspace in the code', '+1(|602)-555-0142', '+1|602)-555-0142', '|+1(602)-555-0142', true],
    ['delete forward over a literal', '+1(602|)-555-0142', '+1(602|-555-0142', '+1(602)-|555-0142'],
    ['delete forward', '+1(602)-|555-0142', '+1(602)-|55-0142', '+1(602)-|550-142'],
    ['selection replaced', '+1(6|02)-555-0142', '+1(6|', '+1(6|', true],
    ['all replaced by a pasted number', '+1(480)-555-9999|', '(602) 555-0142|', '+1(602)-555-0142|'],
    ['all replaced by one with country code', '+1(480)-555-9999|', '+1 602 555 0142|', '+1(602)-555-0142|'],
    ['filled in by the browser', '+1(480|', '6025550142|', '+1(602)-555-0142|'],
    ['filled in, caret left at the start', '+1(480|', '|6025550142', '+1(602)-555-0142|'],
    ['cleared', '+1(6|', '|', '|', true],
    ['pasted with a leading blank', '|', ' +1 480 555 0199|', '+1(480)-555-0199|'],
    ['pasted with marks', '|', '\u202d+1 480 555 0199\u202c|', '+1(480)-555-0199|'],
    ['pasted with a label', '|', 'Cell: (480) 555-0199|', '+1(480)-555-0199|'],
    ['pasted onto a part', '+1(602)|', '+1(602)480-555-0199|', '+1(480)-555-0199|'],
    ['pasted into the middle', '+1(60|2', '+1(60480-555-0199|2', '+1(480)-555-0199|'],
    ['the other part pasted', '+1(480)|', '+1(480)555-0199|', '+1(480)-555-0199|'],
    ['a part pasted', '|', '\t555-0199|', '+1(555)-019-9|'],
    ['a number of another country pasted', '|', '+52 1 662 123 4567|', '+52 1 662 123 4567|'],
    ['a number with an extension pasted', '|', '480-555-0199 x12|', '480-555-0199 x12|'],
    ['two numbers pasted', '|', '480-555-0199/602-555-0142|', '480-555-0199/602-555-0142|'],
    ['too many digits pasted', '+1(480)-555-|', '+1(480)-555-01994|', '+1(480)-555-01994|'],
    ['words pasted', '+1(480)-555|', '+1(480)-555none|', '+1(480)-555none|'],
    ['the code of another country typed', '|', '+|', '+|'],
    ['more of it typed', '+|', '+5|', '+5|'],
    ['the own code typed', '+|', '+1|', '|'],
    ['an extension removed', '480-555-0199 x|', '480-555-0199 |', '+1(480)-555-0199|', true],
  ];

  test.each(rows)('%s', (_what, before, typed, after, backward = false) => {
    const caret = typed.indexOf('|');
    const edit = phoneMask.edit(before.replace('|', ''), typed.replace('|', ''), caret, backward);
    expect(`${edit.text.slice(0, edit.caret)}|${edit.text.slice(edit.caret)}`).toBe(after);
    expect(edit.value).toBe(phoneMask.keep(edit.text));
  });

  it('inserts any digit at any position as if there were no literals', () => {
    const digits = stringMatching(/^[2-9]\d{0,8}$/);
    assert(
      property(digits, nat(9), integer({ min: 2, max: 9 }), (value, index, digit) => {
        const at = Math.min(index, value.length);
        const shown = phoneMask.show(value);
        const caret = at === value.length ? shown.length : phoneMask.show(value.slice(0, at + 1)).length - 1;
        const edit = phoneMask.edit(shown, `${shown.slice(0, caret)}${digit}${shown.slice(caret)}`, caret + 1, false);
        expect(edit.value).toBe(`${value.slice(0, at)}${digit}${value.slice(at)}`);
      }),
    );
  });
});
