import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { desktop, phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../tests/kit/operations';
import { asked } from '../../../../tests/kit/orders';
import { setWidth } from '../../../../tests/kit/screens/width';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { inSpanish } from '../../../../tests/kit/texts/spanish';
import { until } from '../../../../tests/kit/until';

const marcusId = 5;

type Options = RenderOptions & { locale?: 'en' | 'es' };

/** Marcus opens his calendar on Saturday, November 21; he is invited to a job a week later. */
async function open({ path = '/helper/calendar', locale = 'en', ...options }: Options = {}) {
  const hosted = hostWorld({ scenario: 'empty', ...(options.faults !== undefined && { faults: options.faults }) });
  const ids = await asked(hosted.world);
  hosted.world.tables.user.update(marcusId, { locale });
  const app = renderApp({ as: people.marcus, shell: false, width: phone, path, ...options, hosted });
  return { ...app, ...ids };
}

const findDay = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the helper calendar', () => {
  it('lists invitations by day, and they lead to their details', async () => {
    const { invitationId } = await open();
    const day = await findDay('Sat, Nov 28');
    const job = day.getByRole('link');
    expect(job).toHaveAttribute('href', `/helper/job/company/details/${invitationId}`);
    expect(plainSpaces(job.textContent)).toBe(
      '8:00 AM–2:30 PM MSTTempe → GilbertCopper Mesa Moving Co. · HelperReply in 1 day',
    );
    expect(screen.getByRole('button', { name: /^Sat, Nov 28, 1 invitation/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows a job that was accepted elsewhere as accepted, without a reload', async () => {
    const { world, invitationId } = await open();
    const day = await findDay('Sat, Nov 28');
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    expect(await day.findByText('Accepted')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Sat, Nov 28, 1 job/ })).toBeVisible();
  });

  it('shows an invitation that arrives', async () => {
    const { world } = await open();
    const day = await findDay('Sat, Nov 28');
    expect(day.getAllByRole('link')).toHaveLength(1);
    await asked(world);
    await until(() => expect(day.getAllByRole('link')).toHaveLength(2));
  });

  it('starts the agenda on the chosen day, also with arrow keys', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Sun, Nov 22/ }));
    await until(() => expect(address()).toBe('/helper/calendar?date=2026-11-22'));
    expect(screen.queryByRole('region', { name: /^Today/ })).toBeNull();
    await user.keyboard('{ArrowDown}');
    await until(() => expect(address()).toBe('/helper/calendar?date=2026-11-29'));
    await until(() => expect(screen.getByRole('button', { name: /^Sun, Nov 29/ })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await until(() => expect(address()).toBe('/helper/calendar'));
  });

  it('makes a free day a day off', async () => {
    const { user } = await open();
    const day = await findDay('Tue, Nov 24');
    await user.click(day.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText(/^Note/)).toBeNull();
    await user.click(await dialog.findByRole('radio', { name: 'Day off' }));
    await user.type(dialog.getByLabelText(/^Note/), 'Wedding');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await until(() => expect(shownToasts()).toEqual(['Availability on Tue, Nov 24 saved']));
    expect(await day.findByText('Wedding')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tue, Nov 24, Day off' })).toBeVisible();
  });

  it('loads the profile again after the hours of a day were changed', async () => {
    const { user, queryClient } = await open();
    const profileKey = ['helper-profile'];
    const isStale = () => queryClient.getQueryState(profileKey)?.isInvalidated;
    queryClient.setQueryData(profileKey, 'before');
    // Joining the channels marks everything as stale once.
    await until(() => expect(isStale()).toBe(true));
    await user.click((await findDay('Tue, Nov 24')).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: 'Day off' }));
    queryClient.setQueryData(profileKey, 'before');
    expect(isStale()).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await until(() => expect(shownToasts()).toEqual(['Availability on Tue, Nov 24 saved']));
    expect(isStale()).toBe(true);
  });

  it('says that nothing is planned', async () => {
    await open({ path: '/helper/calendar?date=2027-03-01' });
    expect(await screen.findByText('No jobs or invitations in these two weeks.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { user, world } = await open({ faults: 'getHelperCalendar:500' });
    expect(await screen.findByText('Your calendar couldn’t be loaded')).toBeVisible();
    world.faults.set([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findDay('Sat, Nov 28')).toBeDefined();
  });

  it('offers the feed, which the plan has to include', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe in your calendar app' }));
    expect(await dialog.findByText(/^Jobs you accepted/)).toBeVisible();
    await user.click(dialog.getByText('Create address'));
    const refusal = within(await dialog.findByRole('alert'));
    expect(refusal.getByText(/Upgrade to Helper Pro/)).toBeVisible();
    expect(refusal.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/helper/settings/subscription');
  });

  it('keeps the feed open when the window gets wider', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
    const dialog = await screen.findByRole('dialog', { name: 'Subscribe in your calendar app' });
    act(() => {
      onTestFinished(setWidth(desktop));
    });
    expect(dialog).toBeVisible();
  });

  it('speaks Spanish', async () => {
    inSpanish();
    await open({ locale: 'es' });
    expect(await screen.findByText('Responda en 1 día')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mes siguiente' })).toBeVisible();
  });
});
