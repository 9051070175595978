// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkCode, checkSending, countChecksLeft, toCodeRefusal, getSendWait, getWrongCodeText } from './otp';

const now = new Date('2026-11-21T15:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

describe('sendWait', () => {
  it.each([
    ['nothing was sent', [], 0],
    ['just sent', [0], 60],
    ['59 s ago', [59], 1],
    ['60 s ago', [60], 0],
    ['four in ten minutes', [60, 120, 180, 240], 0],
    ['five in ten minutes: until the first of them is ten minutes old', [60, 120, 180, 240, 300], 300],
    ['five, the first of them ten minutes ago', [60, 120, 180, 240, 600], 0],
    ['six: the sixth no longer counts', [60, 120, 180, 240, 590, 5000], 10],
    ['the last one decides when it is later', [1, 120, 180, 240, 599], 59],
  ])('%s', (_name, secondsAgo, wait) => {
    expect(getSendWait(secondsAgo.map(before), now)).toBe(wait);
  });
});

describe('checkCode', () => {
  const otp = { code: '482913', checks_left: 5, expires_at: before(-600), verified_at: null };
  it.each([
    ['the right code', {}, '482913', { outcome: 'right' }],
    ['the first wrong one', {}, '000000', { outcome: 'wrong', checksLeft: 4 }],
    ['the fourth wrong one', { checks_left: 2 }, '000000', { outcome: 'wrong', checksLeft: 1 }],
    ['the right one at the fifth check', { checks_left: 1 }, '482913', { outcome: 'right' }],
    ['the fifth wrong one', { checks_left: 1 }, '000000', { outcome: 'locked', retryAfter: 600 }],
    ['the right one after five wrong', { checks_left: 0 }, '482913', { outcome: 'locked', retryAfter: 600 }],
    ['after ten minutes', { expires_at: before(0) }, '482913', { outcome: 'expired' }],
    ['a second before', { expires_at: before(-1) }, '482913', { outcome: 'right' }],
    ['locked, then ten minutes later', { checks_left: 0, expires_at: before(1) }, '482913', { outcome: 'expired' }],
    ['used before', { verified_at: before(5) }, '482913', { outcome: 'expired' }],
  ])('%s', (_name, change, code, expected) => {
    expect(checkCode({ ...otp, ...change }, code, now)).toEqual(expected);
  });
});

it('counts the attempts that are left', () => {
  expect([getWrongCodeText(4), getWrongCodeText(1)]).toEqual([
    'The code is incorrect. 4 attempts left.',
    'The code is incorrect. 1 attempt left.',
  ]);
});

it.each([
  [{ outcome: 'right' }, null, 5],
  [{ outcome: 'wrong', checksLeft: 4 }, ['invalid', 'The code is incorrect. 4 attempts left.', true], 4],
  [{ outcome: 'locked', retryAfter: 90 }, ['locked', 'Too many wrong codes. Request a new one later.', true], 4],
  [{ outcome: 'expired' }, ['gone', 'This code has expired. Request a new one.', false], 5],
] as const)('a check of a code: %j', (check, expected, checksLeft) => {
  const refusal = toCodeRefusal(check);
  expect(refusal && [refusal.kind, refusal.message, refusal.keepsChanges]).toEqual(expected);
  expect(countChecksLeft(check, 5)).toBe(checksLeft);
});

it.each([
  ['nothing was sent', [], [], null],
  ['one to the address', [10], [], 50],
  ['one to the person at another address', [], [10], null],
  ['five to the person at other addresses', [], [10, 20, 30, 40, 50], 550],
])('another code when %s', (_name, toAddress, toPerson, wait) => {
  const refusal = checkSending(toAddress.map(before), toPerson.map(before), now);
  expect(refusal?.details.retryAfter ?? null).toBe(wait);
});
