import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { type HostedWorld, hostWorld } from '../../../../tests/kit/hostedWorld';
import { offered } from '../../../../tests/kit/offers';
import { as, people } from '../../../../tests/kit/operations';
import { typeDate } from '../../../../tests/kit/screens/dateField';
import { until } from '../../../../tests/kit/until';

async function openEditor() {
  const hosted = hostWorld({ scenario: 'empty' });
  const ids = await offered(hosted.world);
  const app = renderApp({ as: people.dana, hosted, path: '/company/job/outsourcing', shell: false });
  const open = async () => {
    await app.user.click(await screen.findByLabelText('More for 2 helpers, Sat, Nov 28, Tempe'));
    await app.user.click(await screen.findByText('Edit offer…'));
    await screen.findByLabelText(/^Hourly rate/);
  };
  await open();
  return { ...app, ...ids, open };
}

const getOffer = (world: HostedWorld['world'], offerId: number) => world.tables.offer.require(offerId);

describe('editing an offer', () => {
  it('sends what changed', async () => {
    const { user, world, offerId } = await openEditor();
    await user.clear(screen.getByLabelText(/^Hourly rate/));
    await user.type(screen.getByLabelText(/^Hourly rate/), '26');
    await user.type(screen.getByLabelText('Message to helpers'), 'Bring gloves');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await until(() => expect(shownToasts()).toContain('Offer saved'));
    expect(getOffer(world, offerId)).toMatchObject({
      message: 'Bring gloves',
      position_needs: [{ hourly_rate: 2600, count: 2 }],
    });
    expect(await screen.findByText('$26.00/hr')).toBeVisible();
  });

  it('changes who sees it', async () => {
    const { user, world, offerId } = await openEditor();
    expect(screen.queryByLabelText('Notify in stages')).toBeNull();
    await user.click(screen.getByLabelText('Everyone in the radius'));
    await user.selectOptions(screen.getByLabelText('Notify in stages'), '30 minutes apart');
    await user.clear(screen.getByLabelText(/^Radius/));
    await user.type(screen.getByLabelText(/^Radius/), '40');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await until(() => expect(shownToasts()).toContain('Offer saved'));
    expect(getOffer(world, offerId)).toMatchObject({
      audience: 'everyone_in_radius',
      tier_minutes: 30,
      radius_miles: 40,
    });
    expect(world.tables.offerApplication.count('offer', offerId)).toBeGreaterThan(20);
  });

  it('says at the audience that no one belongs to it', async () => {
    const { user, world, offerId } = await openEditor();
    await user.click(screen.getByLabelText('Favorites'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('No one fits this offer')).toBeVisible();
    expect(getOffer(world, offerId).audience).toBe('selected');
  });

  it('refuses a rate below the least, and a deadline in the past', async () => {
    const { user, callsTo, offerId } = await openEditor();
    await user.clear(screen.getByLabelText(/^Hourly rate/));
    await user.type(screen.getByLabelText(/^Hourly rate/), '12');
    await typeDate(user, screen.getByLabelText(/^Apply by, day/), '11/21/2026');
    const times = screen.getByLabelText(/^Apply by, time/);
    await user.selectOptions(times, within(times).getByText('7:00 AM'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/minimum value allowed is \$15.00/)).toBeVisible();
    expect(screen.getByText('Choose a time in the future')).toBeVisible();
    expect(callsTo(`PUT /company-outsource/${offerId}`)).toEqual([]);
  });

  it('keeps what someone else changed meanwhile', async () => {
    const { user, world, offerId } = await openEditor();
    const { version } = getOffer(world, offerId);
    const body = { version, auto_accept: 1 };
    await as('priya', world, 'updateOffer', { params: { offerId }, body });
    await user.type(screen.getByLabelText('Message to helpers'), 'Bring gloves');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await until(() => expect(shownToasts()).toContain('Offer saved'));
    expect(getOffer(world, offerId)).toMatchObject({ message: 'Bring gloves', auto_accept: 1 });
  });

  it('asks before it replaces the same field', async () => {
    const { user, world, offerId } = await openEditor();
    const { version } = getOffer(world, offerId);
    await as('priya', world, 'updateOffer', { params: { offerId }, body: { version, message: 'Park in the back' } });
    await user.type(screen.getByLabelText('Message to helpers'), 'Bring gloves');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Someone else changed the same fields/)).toBeVisible();
    expect(getOffer(world, offerId).message).toBe('Park in the back');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await until(() => expect(getOffer(world, offerId).message).toBe('Bring gloves'));
  });
});

describe('an offer whose editor was closed', () => {
  async function typeAndClose() {
    const app = await openEditor();
    const countDrafts = () => app.drafts.count(`user:${app.store.getState().session.user?.id ?? 0}`);
    await app.user.type(screen.getByLabelText('Message to helpers'), 'Bring gloves');
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    return { ...app, countDrafts };
  }

  it('offers to restore what was typed', async () => {
    const { user, open, world, offerId } = await typeAndClose();
    await open();
    expect(screen.getByLabelText('Message to helpers')).toHaveValue('');
    await user.click(screen.getByText('Restore'));
    expect(screen.getByLabelText('Message to helpers')).toHaveValue('Bring gloves');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await until(() => expect(getOffer(world, offerId).message).toBe('Bring gloves'));
  });

  it('keeps what someone else changed before it is restored', async () => {
    const { user, open, world, offerId, callsTo, queryClient } = await typeAndClose();
    const { version } = getOffer(world, offerId);
    const loads = callsTo('GET /company-outsource').length;
    await as('priya', world, 'updateOffer', { params: { offerId }, body: { version, auto_accept: 1 } });
    // The editor opens with what the list has.
    await until(() => expect(callsTo('GET /company-outsource').length).toBeGreaterThan(loads));
    await until(() => expect(queryClient.isFetching()).toBe(0));
    await open();
    await until(() => expect(screen.getByLabelText(/^Accept automatically/)).toHaveValue('1'));
    await user.click(await screen.findByText('Restore'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await until(() => expect(getOffer(world, offerId).message).toBe('Bring gloves'));
    expect(getOffer(world, offerId).auto_accept).toBe(1);
  });

  it('asks before a restored text replaces a newer one', async () => {
    const { user, open, world, offerId } = await typeAndClose();
    const { version } = getOffer(world, offerId);
    await as('priya', world, 'updateOffer', { params: { offerId }, body: { version, message: 'Park in the back' } });
    await open();
    await user.click(await screen.findByText('Restore'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Someone else changed the same fields/)).toBeVisible();
    expect(getOffer(world, offerId).message).toBe('Park in the back');
  });

  it('keeps no draft once it is saved', async () => {
    const { user, open, countDrafts } = await typeAndClose();
    await until(async () => expect(await countDrafts()).toBe(1));
    await open();
    await user.click(await screen.findByText('Restore'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await until(() => expect(shownToasts()).toContain('Offer saved'));
    await until(async () => expect(await countDrafts()).toBe(0));
  });
});
