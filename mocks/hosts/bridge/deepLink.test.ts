import { expect, it } from 'vitest';
import { findDeepLink } from './demoOptions';

it.each([
  ['?path=/company/team', '/demo/company/team'],
  ['?path=/company/team&as=dana@x.example', '/demo/company/team?as=dana%40x.example'],
  ['?path=/company/team?page=2&as=dana', '/demo/company/team?page=2&as=dana'],
  ['?scenario=empty&path=%2Fcompany%2Fteam%3Fpage%3D2', '/demo/company/team?page=2&scenario=empty'],
  ['?path=/company/team&as=dana#open', '/demo/company/team?as=dana#open'],
  ['', null],
  ['?path=company/team', null],
])('the link %s opens %s', (query, expected) => {
  expect(findDeepLink(`https://host.example/demo/${query}`, '/demo')).toBe(expected);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example'])(
  'a link to %j stays on this site',
  (path) => {
    expect(findDeepLink(`https://host.example/?path=${encodeURIComponent(path)}`, '')).toBeNull();
  },
);
