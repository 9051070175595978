// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { noSteps, type Steps } from '#platform/session/steps';
import { decideAfterEmail, getProgress, getShownStep } from './signUpSteps';

const email = 'nora@drycreek.example';
const sent: Steps = { ...noSteps, flow: 'company', otpId: 'otp_1', lastSendingEmail: email, resendAt: 60_000 };
const verified: Steps = { ...sent, temporaryToken: 'tmp_1', personalInfoSection: true };
const vouched: Steps = { ...noSteps, temporaryToken: 'tmp_2', personalInfoSection: true, lastSendingEmail: email };

describe('the step shown', () => {
  it.each([
    ['nothing yet', noSteps, null, 'email'],
    ['nothing yet', noSteps, 'setUp', 'email'],
    ['nothing yet', noSteps, 'nonsense', 'email'],
    ['a code sent', sent, null, 'code'],
    ['a code sent', sent, 'email', 'email'],
    ['a code sent', sent, 'details', 'code'],
    ['a proof', verified, null, 'details'],
    ['a proof', verified, 'email', 'email'],
    ['a proof', verified, 'code', 'details'],
    ['a proof', verified, 'setUp', 'details'],
    ["a provider's word", vouched, null, 'details'],
    ["a provider's word", vouched, 'email', 'details'],
    ["a provider's word", vouched, 'code', 'details'],
    ["the other kind's code", { ...sent, flow: 'helper' }, 'code', 'email'],
    ["the other kind's proof", { ...verified, flow: 'helper' }, 'details', 'email'],
    ["a reset's proof", { ...verified, flow: 'reset' }, null, 'email'],
  ] as const)('with %s (%#), when %4$s is requested', (_what, steps, wanted, shown) => {
    expect(getShownStep(wanted, getProgress(steps, 'company'), false)).toBe(shown);
  });

  it.each([
    ['setUp', 'setUp'],
    ['details', 'details'],
    [null, 'setUp'],
    ['code', 'details'],
  ] as const)('with the details done, when %s is requested, is %s', (wanted, shown) => {
    expect(getShownStep(wanted, getProgress(verified, 'company'), true)).toBe(shown);
  });

  it('is the same for both kinds after a social sign-in', () => {
    expect(getProgress(vouched, 'helper')).toEqual(getProgress(vouched, 'company'));
  });
});

describe('an address typed at the first step', () => {
  const company = (steps: Steps) => getProgress(steps, 'company');
  it.each([
    ['new', email, noSteps, 0, 'send'],
    ['the email that the code is sent to', email, sent, 59_999, 'code'],
    ['written otherwise', email.toUpperCase(), sent, 59_999, 'code'],
    ['of a code that may be sent again', email, sent, 60_000, 'send'],
    ['another email than the code’s', 'other@b.example', sent, 0, 'send'],
    ['verified', email, verified, 999_999, 'details'],
    ['another than the verified one', 'other@b.example', verified, 0, 'send'],
    ['the email of the other kind of account', email, { ...sent, flow: 'helper' }, 0, 'send'],
  ] as const)('%s', (_what, typed, steps, now, next) => {
    expect(decideAfterEmail(typed, company(steps), steps.resendAt, now)).toBe(next);
  });
});
