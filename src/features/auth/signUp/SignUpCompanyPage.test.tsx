import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { catchBodies, loseNextAnswer, newcomer, renderSignUp } from '../../../../tests/kit/screens/signUpScreen';
import { until } from '../../../../tests/kit/until';
import { call, signIn } from '../../../../tests/kit/world';

const register = 'Create company account';

describe('a company', () => {
  it('signs up with email, code and details, and continues to its first branch', async () => {
    const app = renderSignUp('company');
    const sent = catchBodies(app.world, '/auth/register');
    await app.verifyEmail();
    expect(await app.heading('About your company')).toHaveFocus();
    expect(address()).toBe('/sign-up/company?step=details');
    await app.fillCompany();
    await app.press(register);

    expect(await app.heading('You’re all set, Nora')).toHaveFocus();
    expect(sent).toEqual([
      {
        temporary_token: expect.any(String) as string,
        email: newcomer.company,
        company_name: 'Dry Creek Movers',
        usdot_number: '1234567',
        first_name: 'Nora',
        last_name: 'Castle',
        phone: '6025550177',
        password: newcomer.password,
        password_confirmation: newcomer.password,
        terms_accepted: true,
        city: 'Mesa',
        state: 'AZ',
        zip: '85201',
        fleet_size: '4-10',
      },
    ]);
    await until(() => expect(shownToasts()).toEqual(['Welcome to Crewboard, Nora!']));
    expect(app.session()).toMatchObject({ phase: 'signedIn', temporaryToken: null, otpId: null });
    expect(app.storage.token()).toBe(app.session().token);
    expect(sessionStorage.getItem('signUpSteps')).toBeNull();

    await app.press('Add your first branch');
    await waitFor(() => expect(address()).toBe('/company/branch?branch=new'));
    expect(await screen.findByRole('form', { name: 'New branch' })).toBeVisible();
    expect(await signIn(app.world, newcomer.company, newcomer.password)).toBeTruthy();
  });

  it('may add the branch later from the activity page', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.fillCompany();
    await app.press(register);
    await app.press('Later');
    expect(await app.heading('Activity')).toBeVisible();
    expect(address()).toBe('/company/activity');
  });

  it('sees errors at each field and in the summary before anything is sent', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.fillPassword('moving', 'moving1');
    await app.press(register);
    expect(app.field(/^Company name/)).toHaveFocus();
    expect(app.field(/^Company name/)).toHaveAccessibleDescription('Value is required');
    expect(app.field(/^Password/)).toHaveAccessibleDescription('Use 8 to 72 characters');
    expect(app.field(/^Confirm password/)).toHaveAccessibleDescription('The value must be equal to the password value');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(
      'Please agree to the terms to continue',
    );
    expect(screen.getByRole('link', { name: 'State: Value is required' })).toBeVisible();
    expect(app.callsTo('POST /auth/register')).toEqual([]);
  });

  it('has autocomplete values on its fields', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    const names = [/^Company name/, /^City/, /^State/, /^ZIP code/, /^First name/, /^Last name/, /^Phone/, /^Email/];
    expect(names.map((name) => app.field(name).getAttribute('autocomplete'))).toEqual([
      'organization',
      'address-level2',
      'address-level1',
      'postal-code',
      'given-name',
      'family-name',
      'tel',
      'username',
    ]);
    expect(app.field(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
    expect(app.field(/^Confirm password/)).toHaveAttribute('autocomplete', 'new-password');
  });

  it('can read the terms without accepting them', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.press('Terms summary');
    const dialog = await screen.findByRole('dialog', { name: 'Terms summary' });
    await app.user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
    expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
  });
});

describe('errors', () => {
  it('an address with an account is reported, with a link to log in', async () => {
    const app = renderSignUp('company');
    await screen.findByLabelText(/^Email/);
    await app.sendEmail('dana@coppermesa.example');
    await screen.findByText('You already have an account.');
    expect(app.field(/^Email/)).toHaveAccessibleDescription('An account with this email already exists.');
    expect(app.field(/^Email/)).toHaveFocus();
    await app.user.click(screen.getByRole('link', { name: 'Log in with this email instead' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('an address taken since then is reported above the details, which stay', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.fillCompany();
    const taken = {
      first_name: 'Other',
      last_name: 'Person',
      password: 'Other-2026',
      password_confirmation: 'Other-2026',
    };
    await call(app.world, 'POST', '/auth/register', {
      body: {
        ...taken,
        email: newcomer.company,
        company_name: 'Other',
        phone: '6025550100',
        city: 'Mesa',
        state: 'AZ',
        zip: '85201',
        fleet_size: '1-3',
        terms_accepted: true,
      },
    });
    await app.press(register);
    const form = screen.getByRole('form', { name: 'About your company' });
    expect(await within(form).findByText('An account with this email already exists.')).toBeVisible();
    expect(app.field(/^Company name/)).toHaveValue('Dry Creek Movers');
  });

  it('an expired proof leads back to the email, and typed values are restored', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.fillCompany();
    app.world.clock.advance(31 * 60_000);
    await app.press(register);
    expect(await app.heading('Join as a moving company')).toHaveFocus();
    expect(screen.getByText(/^Please confirm your email again/)).toBeVisible();
    expect(app.field(/^Email/)).toHaveValue(newcomer.company);

    await app.press('Continue');
    await app.heading('Check your email');
    await app.enterCode(app.codes().at(-1) ?? '');
    await app.heading('About your company');
    expect(app.field(/^Company name/)).toHaveValue('Dry Creek Movers');
    expect(app.field(/^Password/)).toHaveValue(newcomer.password);
    await app.press(register);
    await app.heading('You’re all set, Nora');
  });

  it('after a lost answer there is one company, and its address is taken', async () => {
    const app = renderSignUp('company');
    const companies = () => app.world.tables.company.all().filter(({ name }) => name === 'Dry Creek Movers');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.fillCompany();
    loseNextAnswer(app.world, '/auth/register');
    await app.press(register);
    expect(await screen.findByText(/The server didn’t respond/)).toBeVisible();
    expect(companies()).toHaveLength(1);
    await app.press(register);
    await app.heading('Join as a moving company');
    await app.press('Continue');
    expect(await screen.findByText('An account with this email already exists.')).toBeVisible();
    expect(companies()).toHaveLength(1);
  });

  it('after too many codes the wait counts down, and the address stays', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.press('Use a different email');
    await app.sendEmail('other@drycreek.example');
    await app.heading('Check your email');
    await app.press('Use a different email');
    await app.sendEmail(newcomer.company);
    expect(await screen.findByText(/You can request a new code in (1:00|0:5\d)/)).toBeVisible();
    expect(app.field(/^Email/)).toHaveValue(newcomer.company);
  });
});
