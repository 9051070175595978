// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkCode, sendWait, wrongCodeText } from './otp';

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
    expect(sendWait(secondsAgo.map(before), now)).toBe(wait);
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
  expect([wrongCodeText(4), wrongCodeText(1)]).toEqual([
    'The code is incorrect. 4 attempts left.',
    'The code is incorrect. 1 attempt left.',
  ]);
});
