// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandTexts as brand } from '../../src/app/shell/public/brandTexts.en';
import { loginTexts as login } from '../../src/features/auth/login/texts.en';
import { brandTexts as spanishBrand } from '../../src/app/shell/public/brandTexts.es';
import { loginTexts as spanishLogin } from '../../src/features/auth/login/texts.es';
import { fillTexts } from '../../tools/vite/frameTexts';

const texts = new Map([
  ['en', { loginTexts: login, brandTexts: brand }],
  ['es', { loginTexts: spanishLogin, brandTexts: spanishBrand }],
]);

it('fills the page with the texts of the login in each language', () => {
  const page = fillTexts(readFileSync('index.html', 'utf8'), texts);
  expect(page).toContain(`<span lang="en">${login.title}</span><span lang="es">${spanishLogin.title}</span>`);
  for (const point of [...brand.points, ...spanishBrand.points]) expect(page).toContain(`>${point}</span>`);
  expect(page).not.toMatch(/\{\w+Texts/);
});

it('refuses a text that is not there', () => {
  expect(() => fillTexts('<p>{loginTexts.titel}</p>', texts)).toThrow('loginTexts.titel');
});

it('keeps a text from becoming markup', () => {
  expect(fillTexts('{a.b}', new Map([['en', { a: { b: 'Jobs & <b>crews' } }]]))).toBe(
    '<span lang="en">Jobs &amp; &lt;b>crews</span>',
  );
});

it('hides the frame until its styles are there', () => {
  expect(readFileSync('index.html', 'utf8')).toMatch(/<div class="first-frame"[^>]* hidden>/);
});
