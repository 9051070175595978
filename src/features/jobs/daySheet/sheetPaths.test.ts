// @vitest-environment node
import { expect, it } from 'vitest';
import { parseSheetIds, toSheetsQuery } from './sheetPaths';

it.each([
  [null, []],
  ['', []],
  ['7', [7]],
  ['7,9,7', [7, 9]],
  ['7,x,-1,1.5,08,0', [7]],
  [Array.from({ length: 25 }, (_, at) => at + 1).join(), Array.from({ length: 20 }, (_, at) => at + 1)],
])('%j is %j', (text, expected) => expect(parseSheetIds(text)).toEqual(expected));

it('is read back', () => expect(toSheetsQuery([7, 9])).toBe('?sheets=7,9'));
