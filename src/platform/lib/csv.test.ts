// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Cell, toCsv } from './csv';

const line = (cell: Cell) => toCsv(['Head'], [[cell]]).split('\r\n')[1];

describe('a cell', () => {
  it.each<[Cell, string]>([
    ['Phoenix', 'Phoenix'],
    ['', ''],
    [null, ''],
    [6.75, '6.75'],
    [-3, '-3'],
    ['Mesa, AZ', '"Mesa, AZ"'],
    ['the "big" sofa', '"the ""big"" sofa"'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+1 602', "'+1 602"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['\t=1', "'\t=1"],
    ['a=b', 'a=b'],
    ['#1042', '#1042'],
    ['Zoë', 'Zoë'],
  ])('%j is written %s', (cell, text) => expect(line(cell)).toBe(text));
});

it('a table starts with a byte order mark and ends every line with CR LF', () => {
  expect(
    toCsv(
      ['Job', 'Note'],
      [
        ['#1', 'a'],
        ['#2', null],
      ],
    ),
  ).toBe('\ufeffJob,Note\r\n#1,a\r\n#2,\r\n');
  expect(toCsv(['Job'], [])).toBe('\ufeffJob\r\n');
});
