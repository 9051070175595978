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
])('converts the server path %s to the form path %s', (key, name) => expect(toFieldName(key)).toBe(name));

describe('field errors', () => {
  it('have the shape of the values and the first text of each', () => {
    const errors = toSubmitErrors(
      createRefusal({ email: ['Value is required', 'Another'], 'stops.0.zip': ['Wrong'], 'stops.2.city': ['Missing'] }),
    );
    expect(errors).toEqual({ email: 'Value is required', stops: [{ zip: 'Wrong' }, undefined, { city: 'Missing' }] });
    expect(Array.isArray(errors.stops)).toBe(true);
  });

  it("keep the text of a list next to its entries' texts", () => {
    const errors = toSubmitErrors(createRefusal({ 'stops.0.zip': ['Wrong'], stops: ['At least two'] }));
    expect(getIn(errors, 'stops[0].zip')).toBe('Wrong');
    expect(getErrorText(getIn(errors, 'stops'))).toBe('At least two');
    expect(getErrorText(getIn(toSubmitErrors(createRefusal({ 'a.b': ['B'], a: ['A'] })), 'a'))).toBe('A');
    expect(Reflect.get(Object(getIn(errors, 'stops')), ARRAY_ERROR)).toBe('At least two');
  });

  it('go to the nearest field on screen, else to the form after the message', () => {
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

  it('accept keys that are not paths', () => {
    const texts = toSubmitErrors(createRefusal({ '': ['a'], '.': ['b'], 'x.': ['c'], '[': ['d'], __proto__: ['e'] }), [
      'y',
    ]);
    expect(texts[FORM_ERROR]).toEqual(['The given data was invalid.', 'a', 'b', 'c', 'd']);
  });
});

describe('other errors', () => {
  it('are rethrown by toSubmitErrors', () => {
    const plain = new Error('bug');
    expect(() => toSubmitErrors(plain)).toThrow(plain);
    const gone = createRefusal({}, 410);
    expect(() => toSubmitErrors(gone)).toThrow(gone);
  });

  it('become a line of the form', () => {
    expect(toFormErrors(createRefusal({}, 500), [])).toEqual({ [FORM_ERROR]: ['The given data was invalid.'] });
    expect(toFormErrors(createRefusal({}, 0), [])[FORM_ERROR]).toEqual([
      expect.stringContaining('The server didn’t respond'),
    ]);
  });

  it('never show codes as text', () => {
    expect(toFormErrors(createRefusal({ code: ['position_filled'] }, 409), ['email'])).toEqual({
      [FORM_ERROR]: ['The given data was invalid.'],
    });
  });

  it('are reported if they are bugs', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const bug = new TypeError('bug');
    expect(toFormErrors(bug, [])[FORM_ERROR]).toEqual([expect.stringContaining('couldn’t be sent')]);
    expect(reported).toHaveBeenCalledWith(bug);
    vi.unstubAllGlobals();
  });
});
