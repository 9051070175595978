import { expect, it } from 'vitest';
import { parsePage } from './useQuery';

it.each([
  [null, 1],
  ['2', 2],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['two', 1],
  ['1e9', 100_000],
])('page %s of the address bar is page %i', (text, page) => expect(parsePage(text)).toBe(page));
