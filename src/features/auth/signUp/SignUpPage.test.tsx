import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { consentCode } from '../../../../tests/kit/screens/consent';
import { newcomer, renderSignUp } from '../../../../tests/kit/screens/signUpScreen';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the choice', () => {
  it.each([
    ['Join as a moving company', '/sign-up/company'],
    ['Become a helper', '/sign-up/helper'],
  ])('%s opens %s', async (name, path) => {
    const { user } = renderApp({ path: '/sign-up', scenario: 'empty' });
    await findHeading('Sign up');
    expect(screen.getByText('Welcome! Please choose your option')).toBeVisible();
    const card = screen.getByRole('region', { name });
    await user.click(within(card).getByRole('link', { name: /^Continue/ }));
    await findHeading(name);
    expect(address()).toBe(path);
  });

  it.each([
    ['dana@coppermesa.example', '/sign-up', 'Activity', '/company/activity'],
    ['dana@coppermesa.example', '/sign-up/company', 'Activity', '/company/activity'],
    ['marcus@helpers.example', '/sign-up/helper', 'Job', '/helper/job'],
  ])('is not for %s at %s, who is signed in', async (as, path, title, landing) => {
    renderApp({ path, as });
    await findHeading(title);
    expect(address()).toBe(landing);
  });

  it('shows an owner without a branch the next steps', async () => {
    renderApp({ path: '/sign-up/company', scenario: 'noBranches', as: 'dana@coppermesa.example' });
    await findHeading('You’re all set, Dana');
  });
});

describe('a new person from Google', () => {
  /** Returns from the provider's page with a code that works for one exchange. */
  async function comeBack(kind: 'company' | 'helper') {
    const hosted = hostWorld({ scenario: 'empty' });
    const code = consentCode(hosted.world, 'google', newcomer[kind]);
    const app = renderSignUp(kind, { hosted, path: `/authorization-google?code=${code}` });
    await findHeading('Sign up');
    return app;
  }

  it('chooses how to join and starts at the details with a fixed email', async () => {
    const app = await comeBack('company');
    expect(screen.getByText(/You’re signing up as nora@drycreek.example/)).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Continue: Join as a moving company' }));
    await app.heading('About your company');
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('nora@drycreek.example');
    expect(app.field(/^Email/)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Use a different email' })).toBeNull();
    await app.fillCompany();
    await app.press('Create company account');
    await app.heading('You’re all set, Nora');
    expect(app.codes()).toEqual([]);
  });

  it('can go back and choose the other kind', async () => {
    const app = await comeBack('helper');
    await app.user.click(screen.getByRole('link', { name: 'Continue: Join as a moving company' }));
    await app.heading('About your company');
    await app.user.click(screen.getByRole('link', { name: 'Back' }));
    await app.heading('Sign up');
    await app.user.click(screen.getByRole('link', { name: 'Continue: Become a helper' }));
    await app.heading('About you');
    expect(await screen.findByLabelText(/^Email/)).toHaveValue(newcomer.helper);
  });

  it('with an expired proof confirms the email with a code, and nothing is lost', async () => {
    const app = await comeBack('company');
    await app.user.click(screen.getByRole('link', { name: 'Continue: Join as a moving company' }));
    await app.heading('About your company');
    await app.fillCompany();
    app.world.clock.advance(31 * 60_000);
    await app.press('Create company account');
    await app.heading('Join as a moving company');
    await app.press('Continue');
    await app.heading('Check your email');
    await app.enterCode(app.codes().at(-1) ?? '');
    await app.heading('About your company');
    expect(await screen.findByLabelText(/^Company name/)).toHaveValue('Dry Creek Movers');
    await app.press('Create company account');
    await waitFor(() => expect(app.session().phase).toBe('signedIn'));
  });
});
