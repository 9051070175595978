import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverCss } from '../../tools/css/hoverCss';

const process = (css: string) => trim(postcss([hoverCss()]).process(css, { from: undefined }).css);
const trim = (css: string) => css.replaceAll(/\s*([{}])\s*/g, '$1');

test('styles for a pointer over a control do not apply on a phone', () => {
  expect(process('.row:hover { color: red }')).toBe('@media (hover: hover){.row:hover{color: red}}');
});

test('selectors for the keyboard apply without a pointer too', () => {
  const css = process('.card:hover, .card:focus-within { color: red }');
  expect(css).toBe('.card:focus-within{color: red}@media (hover: hover){.card:hover{color: red}}');
  expect(process('.point:is(:hover, :focus-within) { color: red }')).not.toContain('@media');
});

test('a rule with its own hover query stays as it is', () => {
  const css =
    '@media (hover: hover) and (width >= 960px) { .head:not(:hover) .add { color: red } .head:hover { color: red } }';
  expect(process(css)).toBe(trim(css));
});
