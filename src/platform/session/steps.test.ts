// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { noSteps, parseSteps, pickSteps } from './steps';

const kept = {
  otpId: 'otp_1',
  temporaryToken: 'tmp_1',
  personalInfoSection: true,
  lastSendingEmail: 'nora@drycreek.example',
  flow: 'company',
  resendAt: 1_700_000_000_000,
  codeLength: 6,
  consentState: 'google:s1',
} as const;

describe('the steps', () => {
  it('come back as they were kept', () => {
    expect(parseSteps(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"otpId":'],
    ['no object', '"otp_1"'],
    ['null', 'null'],
    [
      'members of another kind',
      '{"otpId":7,"temporaryToken":"","personalInfoSection":"yes","flow":"login","resendAt":"soon"}',
    ],
  ])('are none where there is %s', (_what, text) => {
    expect(parseSteps(text)).toEqual(noSteps);
  });

  it('are taken out of a wider state', () => {
    const session = { ...kept, token: 'secret', phase: 'signedOut' };
    expect(pickSteps(session)).toEqual(kept);
  });
});
