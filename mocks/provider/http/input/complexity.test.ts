// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hasTooManyFields, isTooComplex } from './forms';

const encode = (text: string) => new TextEncoder().encode(text);
const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1));
const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const createKeys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])));

describe('a JSON text', () => {
  it.each([
    ['nothing', '{}', false],
    ['5,000 values', list(5000), false],
    ['5,001 values', list(5001), true],
    ['80,000 keys', createKeys(80_000), true],
    ['20 levels', nest(20), false],
    ['21 levels', nest(21), true],
    ['many lists one after the other', `[${Array.from({ length: 900 }, () => '[[1]]').join(',')}]`, false],
    ['brackets and commas in a text', JSON.stringify({ note: '[{,'.repeat(20_000) }), false],
    ['a quote in a text', JSON.stringify({ note: `"${'[,'.repeat(20_000)}\\` }), false],
    ['a text without end', `"${'[,'.repeat(20_000)}`, false],
  ])('with %s', (_name, text, expected) => {
    expect(isTooComplex(encode(text))).toBe(expected);
  });
});

describe('a URL-encoded form', () => {
  it.each([
    ['500 pairs', 'a=1&'.repeat(499), false],
    ['501 pairs', 'a=1&'.repeat(500), true],
  ])('with %s', (_name, text, expected) => {
    expect(hasTooManyFields(encode(text))).toBe(expected);
  });
});
