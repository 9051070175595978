import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { address } from '../../../../tests/kit/app/startApp';
import { newcomer, renderSignUp } from '../../../../tests/kit/screens/signUpScreen';
import { until } from '../../../../tests/kit/until';

type App = ReturnType<typeof renderSignUp>;

/** Reloads the page: a new app on the same browser storage and world. */
function reload(app: App, kind: 'company' | 'helper'): App {
  const path = address();
  app.unmount();
  return renderSignUp(kind, { hosted: app.hosted, path });
}

/** Everything stored in this browser, as text. */
async function readStoredText(app: App): Promise<string> {
  const { otpId } = app.session();
  const draft = await app.drafts.load({ owner: `otp:${otpId ?? ''}`, form: 'sign-up-company' });
  return JSON.stringify([draft, Object.entries(localStorage), Object.entries(sessionStorage)]);
}

describe('a reload', () => {
  it('at the code step stays there, with the wait', async () => {
    const before = renderSignUp('company');
    await screen.findByLabelText(/^Email/);
    await before.sendEmail();
    await before.heading('Check your email');
    const app = reload(before, 'company');
    await app.heading('Check your email');
    expect(screen.getByText('nora@drycreek.example')).toBeVisible();
    expect(screen.getByText(/^Resend in 0:(5\d|60)|^Resend in 1:00/)).toBeVisible();
    await app.enterCode(app.codes().at(-1) ?? '');
    await app.heading('About your company');
  });

  it('at the details loses only the passwords, which are never stored', async () => {
    const before = renderSignUp('company');
    await before.verifyEmail();
    await before.heading('About your company');
    await before.fillCompany();
    await until(async () => expect(await readStoredText(before)).toContain('Dry Creek Movers'));
    expect(await readStoredText(before)).not.toContain(newcomer.password);

    const app = reload(before, 'company');
    await screen.findByText('We kept your entries, except the password.');
    expect(app.field(/^Company name/)).toHaveValue('Dry Creek Movers');
    expect(app.field(/^State/)).toHaveDisplayValue('Arizona');
    expect(screen.getByRole('radio', { name: '4–10' })).toBeChecked();
    expect(app.field(/^Password/)).toHaveValue('');
    await app.fillPassword();
    await app.press('Create company account');
    await app.heading('You’re all set, Nora');
    expect(await readStoredText(app)).not.toContain('Dry Creek Movers');
  });

  it('at the setup step goes back to the details for the password', async () => {
    const before = renderSignUp('helper');
    await before.verifyEmail();
    await before.heading('About you');
    await before.fillHelper();
    await before.press('Continue');
    await before.heading('What you do and where');
    await before.user.click(screen.getByRole('checkbox', { name: /^Helper/ }));
    const owner = `otp:${before.session().otpId ?? ''}` as const;
    const kept = () => before.drafts.load({ owner, form: 'sign-up-helper' });
    await until(async () =>
      expect(await kept()).toMatchObject({ first_name: 'Ethan', positions: [PositionCode.helper] }),
    );

    const app = reload(before, 'helper');
    await app.heading('About you');
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Ethan');
    await app.fillPassword();
    await app.press('Continue');
    await app.heading('What you do and where');
    expect(screen.getByRole('checkbox', { name: /^Helper/ })).toBeChecked();
  });
});

describe('going back', () => {
  it('from the details keeps them, and a verified address needs no second code', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.fillCompany();
    await app.press('Back');
    expect(await app.heading('Join as a moving company')).toHaveFocus();
    await app.press('Continue');
    await app.heading('About your company');
    expect(app.codes()).toHaveLength(1);
    expect(app.field(/^Company name/)).toHaveValue('Dry Creek Movers');
    expect(app.field(/^Password/)).toHaveValue(newcomer.password);
  });

  it('in the browser also goes back one step', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.paste(/^Company name/, 'Dry Creek Movers');
    act(() => history.back());
    await app.heading('Join as a moving company');
    act(() => history.forward());
    await app.heading('About your company');
    expect(app.field(/^Company name/)).toHaveValue('Dry Creek Movers');
  });

  it('from the code step with the same address sends no second code', async () => {
    const app = renderSignUp('company');
    await screen.findByLabelText(/^Email/);
    await app.sendEmail();
    await app.heading('Check your email');
    await app.press('Back');
    await app.heading('Join as a moving company');
    await app.press('Continue');
    await app.heading('Check your email');
    expect(app.codes()).toHaveLength(1);
  });

  it('going back for another address invalidates the first proof and keeps the details', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.paste(/^Company name/, 'Dry Creek Movers');
    await app.press('Use a different email');
    await app.heading('Join as a moving company');
    await app.verifyEmail('office@drycreek.example');
    await app.heading('About your company');
    expect(app.field(/^Email/)).toHaveValue('office@drycreek.example');
    expect(app.field(/^Company name/)).toHaveValue('Dry Creek Movers');
  });
});

describe('leaving', () => {
  it('asks while there is unsaved work', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await app.paste(/^Company name/, 'Dry Creek Movers');
    expect(closing()).toBe(true);
    const answer = app.leaveGuard.canLeave();
    await screen.findByText('Leave this page?');
    await app.press('Cancel');
    expect(await answer).toBe(false);
    await waitFor(() => expect(screen.queryByText('Leave this page?')).toBeNull());
  });

  it('does not ask between steps or after the account is created', async () => {
    const app = renderSignUp('company');
    await app.verifyEmail();
    await app.heading('About your company');
    await app.fillCompany();
    await app.press('Back');
    await app.heading('Join as a moving company');
    await app.press('Continue');
    await app.heading('About your company');
    await app.press('Create company account');
    await app.heading('You’re all set, Nora');
    expect(await app.leaveGuard.canLeave()).toBe(true);
  });
});
