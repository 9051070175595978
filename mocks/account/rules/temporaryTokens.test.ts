// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isGoodFor, type LastStep } from './temporaryTokens';

const now = new Date('2026-11-21T15:00:00Z');
const fresh = { expires_at: '2026-11-21T15:30:00Z', consumed_at: null };
const steps: readonly LastStep[] = ['helperSignUp', 'companySignUp', 'passwordReset'];

describe('a temporary token', () => {
  it.each([
    ['register', 'helper', ['helperSignUp']],
    ['register', 'company', ['companySignUp']],
    ['register', null, ['helperSignUp', 'companySignUp']],
    ['reset', null, ['passwordReset']],
  ] as const)('for %s as %s is good for %j', (purpose, account_type, expected) => {
    const token = { purpose, account_type, ...fresh };
    expect(steps.filter((step) => isGoodFor(token, step, now))).toEqual(expected);
  });

  it.each([
    ['used', { consumed_at: '2026-11-21T14:59:00Z' }],
    ['too old', { expires_at: '2026-11-21T15:00:00Z' }],
  ])('a token that is %s is good for nothing', (_why, change) => {
    const token = { purpose: 'register' as const, account_type: null, ...fresh, ...change };
    expect(steps.filter((step) => isGoodFor(token, step, now))).toEqual([]);
  });
});
