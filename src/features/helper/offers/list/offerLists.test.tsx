import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { crewIds } from '../../../../../tests/kit/crews';
import { read } from '../../../../../tests/kit/helperWorld';
import { offered } from '../../../../../tests/kit/offers';
import { people } from '../../../../../tests/kit/operations';
import { asked } from '../../../../../tests/kit/orders';
import {
  findOfferCard,
  givePro,
  offerDetails,
  offerList,
  openOffers,
} from '../../../../../tests/kit/screens/offersScreen';
import { plainSpaces } from '../../../../../tests/kit/texts/spaces';
import { until } from '../../../../../tests/kit/until';

const everyone = { audience: 'everyone_in_radius', user_ids: [] };

describe('the new offers', () => {
  it('say what an offer is worth before anything else', async () => {
    const { offerId } = await openOffers({ offer: { message: 'Bring gloves' } });
    const card = await findOfferCard();
    const words = plainSpaces(card.textContent);
    expect(words).toContain('About $156');
    expect(words).toContain('6.5 hr × $24 = $156');
    expect(words).toContain('Sat, Nov 28 · 8:00–10:00 AM');
    expect(words).toContain('Tempe → Gilbert');
    expect(words).toContain('Helper · 2 of 2 open');
    expect(words).toContain('Closes in 1 day');
    expect(words).toContain('Bring gloves');
    expect(words).not.toMatch(/Hollis|Copperleaf|Early access|Applied/);
    expect(within(card).getByRole('link')).toHaveAttribute('href', offerDetails(offerId));
  });

  it('are a tab beside the invitations, each with its count', async () => {
    const { world } = await openOffers();
    await asked(world);
    const kinds = within(await screen.findByRole('navigation', { name: 'Invitations and offers' }));
    const readTabs = () => kinds.getAllByRole('link').map(({ textContent }) => textContent);
    await until(() => expect(readTabs()).toEqual(['Invitations1', 'Offers1']));
    expect(kinds.getByRole('link', { name: /^Invitations/ })).toHaveAttribute('href', '/helper/job/company/new');
    await offered(world);
    await until(() => expect(readTabs()).toEqual(['Invitations1', 'Offers2']));
  });

  it('show an offer that arrives', async () => {
    const { world } = await openOffers();
    await findOfferCard();
    await offered(world, { message: 'Another one' });
    expect(await screen.findByText('Another one')).toBeVisible();
  });

  it('immediately lose an offer that the helper may no longer see', async () => {
    const { world, offerId } = await openOffers();
    await findOfferCard();
    const body = { version: 1, audience: 'selected', user_ids: [crewIds.tyrell] };
    await read('priya', world, 'updateOffer', { params: { offerId }, body });
    expect(await screen.findByText('No new offers')).toBeVisible();
  });

  it('name the language of the company’s text', async () => {
    await openOffers({
      before: ({ tables }) => tables.user.update(tables.user.one('email', people.priya)?.id ?? 0, { locale: 'es' }),
      offer: { message: 'Traiga guantes' },
    });
    const card = within(await findOfferCard());
    expect(card.getByText('Traiga guantes')).toHaveAttribute('lang', 'es');
    expect(card.getByText('In Spanish')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { world, press } = await openOffers({ faults: 'getHelperOffers:500' });
    expect(await screen.findByText('Your offers couldn’t be loaded')).toBeVisible();
    world.faults.set([]);
    await press('Try again');
    expect(await findOfferCard()).toBeVisible();
  });

  it.each([
    ['accepted', 'Accepted', 'No accepted offers'],
    ['waiting', 'Rejected', 'No rejected offers'],
    ['cancelled', 'Canceled', 'No canceled offers'],
  ])('say when there is nothing: %s', async (bucket, title, text) => {
    await openOffers({ path: offerList(bucket) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('are shown early with the plan Pro', async () => {
    await openOffers({ offer: everyone, before: givePro });
    expect(await screen.findByText('Early access: others see it in 15 min')).toBeVisible();
  });

  it('are not shown early with the free plan', async () => {
    const { world } = await openOffers({ offer: everyone });
    expect(await screen.findByText('No new offers')).toBeVisible();
    act(() => world.clock.advance(15 * 60_000));
    expect(await findOfferCard()).toBeVisible();
    expect(screen.queryByText(/Early access/)).toBeNull();
  });
});
