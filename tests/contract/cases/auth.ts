import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { company, helper, newcomer, passwords } from '../../kit/bodies';
import { as, consentQuery, lastCode, people, textIn, tokenFor } from '../../kit/operations';
import { asked } from '../../kit/orders';
import type { Cases } from './cases';

const password = 'Moving-2026';

const newEmail = { email: 'dana.whitfield@coppermesa.example', current_password: password };

export const authCases = {
  register: {
    200: (world) => as('anonymous', world, 'register', { body: company }),
    410: (world) => as('anonymous', world, 'register', { body: { ...company, temporary_token: 'tmp_unknown' } }),
    422: (world) => as('anonymous', world, 'register', { body: { ...company, email: people.dana } }),
  },
  login: {
    200: (world) => as('anonymous', world, 'login', { body: { email: people.dana, password } }),
    422: (world) => as('anonymous', world, 'login', { body: { email: people.dana, password: 'wrong' } }),
    429: (world) =>
      repeated(11, () => as('anonymous', world, 'login', { body: { email: people.dana, password: 'wrong' } })),
  },
  logout: {
    200: (world) => as('dana', world, 'logout'),
  },
  forgotPassword: {
    200: (world) => as('anonymous', world, 'forgotPassword', { body: { email: people.dana } }),
    422: (world) => as('anonymous', world, 'forgotPassword', { body: { email: 'dana' } }),
    429: (world) => repeated(2, () => as('anonymous', world, 'forgotPassword', { body: { email: people.dana } })),
  },
  updatePassword: {
    200: (world) => as('dana', world, 'updatePassword', { body: { current_password: password, ...passwords } }),
    422: (world) => as('dana', world, 'updatePassword', { body: { current_password: 'wrong', ...passwords } }),
  },
  requestEmailChange: {
    200: (world) => as('dana', world, 'requestEmailChange', { body: newEmail }),
    422: (world) => as('dana', world, 'requestEmailChange', { body: { ...newEmail, current_password: 'wrong' } }),
  },
  verifyEmailChange: {
    200: (world) => typeNewEmail(world, 1, () => lastCode(world)),
    410: (world) => as('dana', world, 'verifyEmailChange', { body: { otp_id: 'otp_unknown', code: '123456' } }),
    422: (world) => typeNewEmail(world, 1, () => wrongCode(world)),
    423: (world) => typeNewEmail(world, 5, () => wrongCode(world)),
  },
  getMe: {
    200: (world) => as('dana', world, 'getMe'),
  },
  deleteAccount: {
    200: (world) => as('marcus', world, 'deleteAccount', { body: { password, confirm: 'DELETE' } }),
    403: (world) => as('dana', world, 'deleteAccount', { body: { password, confirm: 'DELETE' } }),
    409: async (world) => {
      const { invitationId } = await asked(world);
      await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
      return as('marcus', world, 'deleteAccount', { body: { password, confirm: 'DELETE' } });
    },
    422: (world) => as('marcus', world, 'deleteAccount', { body: { password: 'wrong', confirm: 'DELETE' } }),
  },
  requestRegisterOtp: {
    200: (world) => as('anonymous', world, 'requestRegisterOtp', { body: { email: newcomer, type: 'company' } }),
    422: (world) => as('anonymous', world, 'requestRegisterOtp', { body: { email: people.dana, type: 'company' } }),
    429: (world) =>
      repeated(2, () => as('anonymous', world, 'requestRegisterOtp', { body: { email: newcomer, type: 'helper' } })),
  },
  verifyRegisterOtp: codeCases('Register', newcomer),
  signUpHelper: {
    200: async (world) => {
      const temporary_token = await tokenFor(world, 'Register', newcomer);
      return as('anonymous', world, 'signUpHelper', { body: { ...helper, temporary_token } });
    },
    410: (world) => as('anonymous', world, 'signUpHelper', { body: { ...helper, temporary_token: 'tmp_unknown' } }),
    422: async (world) => {
      const temporary_token = await tokenFor(world, 'Register', newcomer);
      return as('anonymous', world, 'signUpHelper', { body: { ...helper, temporary_token, birth_date: '2010-01-01' } });
    },
  },
  requestResetOtp: {
    200: (world) => as('anonymous', world, 'requestResetOtp', { body: { email: people.dana } }),
    422: (world) => as('anonymous', world, 'requestResetOtp', { body: {} }),
    429: (world) => repeated(2, () => as('anonymous', world, 'requestResetOtp', { body: { email: people.dana } })),
  },
  verifyResetOtp: codeCases('Reset', people.dana),
  resetPassword: {
    200: async (world) => {
      const temporary_token = await tokenFor(world, 'Reset', people.dana);
      return as('anonymous', world, 'resetPassword', { body: { temporary_token, ...passwords } });
    },
    410: (world) => as('anonymous', world, 'resetPassword', { body: { temporary_token: 'tmp_unknown', ...passwords } }),
    422: (world) =>
      as('anonymous', world, 'resetPassword', {
        body: { temporary_token: 'tmp_unknown', ...passwords, password: 'short' },
      }),
  },
  getGoogleRedirectUrl: { 200: (world) => as('anonymous', world, 'getGoogleRedirectUrl') },
  handleGoogleCallback: {
    200: (world) =>
      as('anonymous', world, 'handleGoogleCallback', { query: consentQuery(world, 'google', people.dana) }),
    422: (world) => as('anonymous', world, 'handleGoogleCallback', { query: '?error=access_denied' }),
  },
  getAppleRedirectUrl: { 200: (world) => as('anonymous', world, 'getAppleRedirectUrl') },
  handleAppleCallback: {
    200: (world) => as('anonymous', world, 'handleAppleCallback', { query: consentQuery(world, 'apple', newcomer) }),
    422: (world) => as('anonymous', world, 'handleAppleCallback', { query: '?code=unknown' }),
  },
} satisfies Partial<Record<OperationId, Cases>>;

/** Right, unknown, wrong, and wrong five times. */
function codeCases(flow: 'Register' | 'Reset', email: string): Cases {
  const type = async (world: World, times: number, codeOf: () => string) => {
    const otp = await as('anonymous', world, `request${flow}Otp`, { body: { email, type: 'helper' } });
    const body = { otp_id: textIn(otp, 'otp_id'), code: codeOf() };
    return repeated(times, () => as('anonymous', world, `verify${flow}Otp`, { body }));
  };
  return {
    200: (world) => type(world, 1, () => lastCode(world)),
    410: (world) => as('anonymous', world, `verify${flow}Otp`, { body: { otp_id: 'otp_unknown', code: '123456' } }),
    422: (world) => type(world, 1, () => wrongCode(world)),
    423: (world) => type(world, 5, () => wrongCode(world)),
  };
}

/** Requests a change to another email and types a code. */
async function typeNewEmail(world: World, times: number, codeOf: () => string) {
  const otp = await as('dana', world, 'requestEmailChange', { body: newEmail });
  const body = { otp_id: textIn(otp, 'otp_id'), code: codeOf() };
  return repeated(times, () => as('dana', world, 'verifyEmailChange', { body }));
}

function wrongCode(world: World): string {
  return lastCode(world) === '000000' ? '000001' : '000000';
}

/** Makes the same call this many times, one after another, and returns the last answer. */
async function repeated<Result>(times: number, act: () => Promise<Result>): Promise<Result> {
  for (let before = 1; before < times; before += 1) await act();
  return act();
}
