// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(source, file), 'utf8') }));
const tokens = sheets.find(({ file }) => file.endsWith('tokens.css'))?.css ?? '';
const styles = sheets.filter(({ css }) => css !== tokens);

/** Spec section 9, in CSS pixels. */
const sizes: ReadonlyArray<readonly [token: string, px: number]> = [
  ['header-desktop', 60],
  ['header-mobile', 128],
  ['header-login', 80],
  ['sidebar-width', 93],
  ['search-width', 455],
];

describe('a size of the specification', () => {
  it.each(sizes)('--%s is %d px and part of the styles', (token, px) => {
    expect(tokens).toContain(`--${token}: ${px}px;`);
    expect(styles.some(({ css }) => css.includes(`var(--${token})`))).toBe(true);
  });

  it.each([
    ['of the sidebar or the search', /\b(?:93|455)px/],
    ['of a header', /header-height[:,] [1-9]/],
  ])('%s is not repeated in another style sheet', (_, literal) => {
    expect(styles.filter(({ css }) => literal.test(css)).map(({ file }) => file)).toEqual([]);
  });

  it('the shells do not repeat the height of a header', () => {
    const shells = styles.filter(({ file }) => /app[\\/]shell/.test(file));
    expect(shells.length).toBeGreaterThan(2);
    expect(shells.filter(({ css }) => /\b(?:60|80|128)px/.test(css)).map(({ file }) => file)).toEqual([]);
  });
});
