import type { HostedWorld } from '../../kit/hostedWorld';
import { lastCode, people } from '../../kit/operations';
import { newcomer } from '../../kit/screens/signUpScreen';
import { choose, press, type ScreenWrite, tick, type } from './screenWrite';

const password = 'Moving-2026';

/** Types the code that was sent; with its last digit it is sent. */
async function typeCode({ world }: HostedWorld): Promise<void> {
  await type(/^Code/, '');
  await type(/^Code/, lastCode(world));
}

async function typeNewPassword(label: RegExp): Promise<void> {
  await type(label, 'Boxes-2027');
  await type(/^Confirm password/, 'Boxes-2027');
}

async function startSignUp(kind: 'company' | 'helper', hosted: HostedWorld): Promise<void> {
  await type(/^Email/, newcomer[kind]);
  await press('Continue');
  await typeCode(hosted);
}

async function fillCompany(hosted: HostedWorld): Promise<void> {
  await startSignUp('company', hosted);
  await type(/^Company name/, 'Dry Creek Movers');
  await type(/^City/, 'Mesa');
  await choose(/^State/, 'Arizona');
  await type(/^ZIP code/, '85201');
  await tick('4–10');
  await type(/^USDOT/, '1234567');
  await type(/^First name/, 'Nora');
  await type(/^Last name/, 'Castle');
  await type(/^Phone/, '6025550177');
  await typeNewPassword(/^Password/);
  await tick(/I agree/);
}

async function fillHelper(hosted: HostedWorld): Promise<void> {
  await startSignUp('helper', hosted);
  await type(/^First name/, 'Ethan');
  await type(/^Last name/, 'Cole');
  await type(/^Phone/, '4805550188');
  await type(/^Date of birth/, '04/17/2001');
  await type(/^ZIP code/, '85281');
  await typeNewPassword(/^Password/);
  await tick(/I agree/);
  await press('Continue');
  await tick(/^Helper/);
  await type(/^Where do you want to work/, 'Tem');
  await press('Tempe, AZ');
  await type(/^Hourly rate/, '22.50');
}

async function askForReset(hosted: HostedWorld): Promise<void> {
  await type(/^Email/, people.dana);
  await press('Send code');
  await typeCode(hosted);
}

async function fillEmailChange(): Promise<void> {
  await press(/Dana Whitfield$/);
  await press('Change email');
  await type(/^New email/, 'dana.whitfield@coppermesa.example');
  await type(/^Current password/, password);
}

const withoutPerson = { as: null } as const;

/** Writes of people who are not signed in, and those about an account. */
export const publicWrites: ScreenWrite[] = [
  {
    ...withoutPerson,
    site: 'auth/login/LoginPage.tsx useSignIn',
    call: 'POST /auth/login',
    open: () => '/login',
    fill: async () => {
      await type(/^Email/, people.dana);
      await type(/^Password/, password);
    },
    send: () => press('Log in'),
    done: /No activity yet/,
  },
  {
    ...withoutPerson,
    site: 'auth/reset/ResetPasswordPage.tsx useSendResetCode',
    call: 'reset-password/request-otp',
    open: () => '/forgot-password',
    fill: () => type(/^Email/, people.dana),
    send: () => press('Send code'),
    done: /Check your email/,
  },
  {
    ...withoutPerson,
    site: 'auth/reset/ResetPasswordPage.tsx useCheckResetCode',
    call: 'reset-password/verify-otp',
    open: () => '/forgot-password',
    fill: async () => {
      await type(/^Email/, people.dana);
      await press('Send code');
    },
    send: typeCode,
    done: /Choose a new password/,
  },
  {
    ...withoutPerson,
    site: 'auth/reset/ResetPasswordPage.tsx useChangeLostPassword',
    call: 'POST /auth-v2/reset-password',
    open: () => '/forgot-password',
    fill: async (hosted) => {
      await askForReset(hosted);
      await typeNewPassword(/^New password/);
    },
    send: () => press('Change password'),
    done: /Password changed/,
  },
  {
    ...withoutPerson,
    site: 'auth/signUp/useSignUp.ts useSendSignUpCode',
    call: 'register/request-otp',
    open: () => '/sign-up/company',
    fill: () => type(/^Email/, newcomer.company),
    send: () => press('Continue'),
    done: /Check your email/,
  },
  {
    ...withoutPerson,
    site: 'auth/signUp/useSignUp.ts useCheckSignUpCode',
    call: 'register/verify-otp',
    open: () => '/sign-up/company',
    fill: async () => {
      await type(/^Email/, newcomer.company);
      await press('Continue');
    },
    send: typeCode,
    done: /About your company/,
  },
  {
    ...withoutPerson,
    site: 'auth/signUp/SignUpCompanyPage.tsx useRegisterCompany',
    call: 'POST /auth/register',
    open: () => '/sign-up/company',
    fill: fillCompany,
    send: () => press('Create company account'),
    done: /You’re all set, Nora/,
  },
  {
    ...withoutPerson,
    site: 'auth/signUp/SignUpHelperPage.tsx useRegisterHelper',
    call: 'register/signup',
    open: () => '/sign-up/helper',
    fill: fillHelper,
    send: () => press('Become a helper'),
    done: /No new invitations/,
  },
  {
    site: 'auth/account/ChangeEmailDialog.tsx useSendNewEmailCode',
    call: 'change-email/request-otp',
    shell: true,
    open: () => '/company/activity',
    fill: fillEmailChange,
    send: () => press('Send code'),
    done: /Resend in/,
  },
  {
    site: 'auth/account/ChangeEmailDialog.tsx useVerifyNewEmail',
    call: 'change-email/verify-otp',
    shell: true,
    open: () => '/company/activity',
    fill: async () => {
      await fillEmailChange();
      await press('Send code');
    },
    send: typeCode,
    done: /You now log in with/,
  },
  {
    as: people.marcus,
    site: 'auth/account/UpdatePasswordForm.tsx useChangePassword',
    call: 'update-password',
    open: () => '/helper/settings/reset-password',
    fill: async () => {
      await type(/^Current password/, password);
      await typeNewPassword(/^New password/);
    },
    send: () => press('Change password'),
    done: /Your password has been changed/,
  },
  {
    as: people.marcus,
    site: 'auth/account/DeleteAccount.tsx useDeleteOwnAccount',
    call: 'delete-account',
    open: () => '/helper/settings/danger-zone',
    fill: async () => {
      await press('Delete account…');
      await type(/^Password/, password);
      await type(/^Type DELETE/, 'DELETE');
    },
    send: () => press('Delete account permanently'),
    done: /Your account was deleted/,
  },
];
