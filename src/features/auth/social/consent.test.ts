// @vitest-environment node
import { expect, it } from 'vitest';
import { getConsentState, isExpectedCallback, isWebAddress } from './consent';

it.each([
  ['https://accounts.example/o/auth?client_id=1&state=s1', 'google:s1'],
  ['https://accounts.example/o/auth?client_id=1', null],
  ['https://accounts.example/o/auth?state=', null],
  ['no address', null],
])('the state of %s is stored as %s', (address, remembered) => {
  expect(getConsentState('google', address)).toBe(remembered);
});

it.each([
  ['none was sent, none comes', null, undefined, true],
  ['none was sent, an empty one comes', null, '', true],
  ['the one that was sent comes back', 'google:s1', 's1', true],
  ['another comes back', 'google:s1', 's2', false],
  ['none comes back', 'google:s1', undefined, false],
  ['an empty one comes back', 'google:s1', '', false],
  ["the other provider's comes back", 'apple:s1', 's1', false],
  ['one comes though none was sent', null, 's1', false],
])('%s', (_, remembered, state, awaited) => {
  expect(isExpectedCallback('google', remembered, state)).toBe(awaited);
});

it.each([
  ['https://accounts.example/o/auth', true],
  ['http://localhost:5173/consent', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/consent', false],
  ['', false],
])('the browser may be sent to %s: %s', (address, may) => {
  expect(isWebAddress(address)).toBe(may);
});
