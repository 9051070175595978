import { ARRAY_ERROR, FORM_ERROR, getIn } from 'final-form';
import { describe, expect, it, test, vi } from 'vitest';
import { ApiError } from '../../http/ApiError';
import { getErrorText, toFormErrors, toFieldName, toSubmitErrors } from './serverErrors';

const createRefusal = (errors: Record<string, string[]>, status = 422) =>
  new ApiError(status, { data: null, message: 'The given data was invalid.', errors, success: false });

test.each([
  ['email', 'email'],
  ['pick_up_addresses.0.zip', 'pick_up_addresses[0].zip'],
  ['position_rates.1', 'position_rates[1]'],
  ['a.0.1.b', 'a[0][1].b'],
  ['2fa.code', '2fa.code'],
])('the server calls it %s, the form %s', (key, name) => expect(toFieldName(key)).toBe(name));

describe('field errors', () => {
  it('have the places of the values, the first text of each', () => {
    const errors = toSubmitErrors(
      createRefusal({ email: ['Value is required', 'Another'], 'stops.0.zip': ['Wrong'], 'stops.2.city': ['Missing'] }),
    );
    expect(errors).toEqual({ email: 'Value is required', stops: [{ zip: 'Wrong' }, undefined, { city: 'Missing' }] });
    expect(Array.isArray(errors.stops)).toBe(true);
  });

  it('keep a text for a list beside the texts for its entries', () => {
    const errors = toSubmitErrors(createRefusal({ 'stops.0.zip': ['Wrong'], stops: ['At least two'] }));
    expect(getIn(errors, 'stops[0].zip')).toBe('Wrong');
    expect(getErrorText(getIn(errors, 'stops'))).toBe('At least two');
    expect(getErrorText(getIn(toSubmitErrors(createRefusal({ 'a.b': ['B'], a: ['A'] })), 'a'))).toBe('A');
    expect(Reflect.get(Object(getIn(errors, 'stops')), ARRAY_ERROR)).toBe('At least two');
  });

  it('go to the nearest field on screen, else to the form, led by the message', () => {
    const errors = toSubmitErrors(
      createRefusal({ 'area_ids.3': ['Unknown area'], 'stops.0.zip': ['Wrong'], lat: ['Value is required'] }),
      ['area_ids', 'stops[0].zip'],
    );
    expect(errors).toEqual({
      area_ids: 'Unknown area',
      stops: [{ zip: 'Wrong' }],
      [FORM_ERROR]: ['The given data was invalid.', 'Value is required'],
    });
  });

  it('survive keys that are no paths', () => {
    const texts = toSubmitErrors(createRefusal({ '': ['a'], '.': ['b'], 'x.': ['c'], '[': ['d'], __proto__: ['e'] }), [
      'y',
    ]);
    expect(texts[FORM_ERROR]).toEqual(['The given data was invalid.', 'a', 'b', 'c', 'd']);
  });
});

describe('what is no field error', () => {
  it('is thrown again by submitErrors', () => {
    const plain = new Error('bug');
    expect(() => toSubmitErrors(plain)).toThrow(plain);
    const gone = createRefusal({}, 410);
    expect(() => toSubmitErrors(gone)).toThrow(gone);
  });

  it('becomes a line of the form', () => {
    expect(toFormErrors(createRefusal({}, 500), [])).toEqual({ [FORM_ERROR]: ['The given data was invalid.'] });
    expect(toFormErrors(createRefusal({}, 0), [])[FORM_ERROR]).toEqual([expect.stringContaining('No answer came')]);
  });

  it('hides codes that are no sentences', () => {
    expect(toFormErrors(createRefusal({ code: ['position_filled'] }, 409), ['email'])).toEqual({
      [FORM_ERROR]: ['The given data was invalid.'],
    });
  });

  it('is reported when it is a fault of ours', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const bug = new TypeError('bug');
    expect(toFormErrors(bug, [])[FORM_ERROR]).toEqual([expect.stringContaining('could not be sent')]);
    expect(reported).toHaveBeenCalledWith(bug);
    vi.unstubAllGlobals();
  });
});
