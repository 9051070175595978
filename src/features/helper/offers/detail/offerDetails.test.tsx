import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { sendUndoables } from '#platform/offline/undoables';
import { read } from '../../../../../tests/kit/helperWorld';
import { applyAsMarcus } from '../../../../../tests/kit/offers';
import {
  acceptApplication,
  chooseSpanish,
  findOfferCard,
  offerDetails,
  offerList,
  openOffers,
} from '../../../../../tests/kit/screens/offersScreen';
import { inSpanish } from '../../../../../tests/kit/texts/spanish';
import { until } from '../../../../../tests/kit/until';

describe('the answer of the company', () => {
  it('moves an accepted offer to its list, live', async () => {
    const app = await openOffers({ prepare: (world, { offerId }) => applyAsMarcus(world, offerId) });
    await findOfferCard();
    await acceptApplication(app.world, app.applicationId);
    expect(await screen.findByText('No new offers')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: /^Accepted/ }));
    expect(await findOfferCard()).toBeVisible();
  });

  it('says fairly why someone else was chosen', async () => {
    const app = await openOffers({
      path: offerList('waiting'),
      prepare: (world, { offerId }) => applyAsMarcus(world, offerId),
    });
    await screen.findByText('No rejected offers');
    const applicationId = app.applicationId;
    await read('priya', app.world, 'rejectApplication', {
      params: { applicationId },
      body: { reason: 'chose_nearer' },
    });
    expect(await screen.findByText('The company chose someone closer to the job.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  });

  it('says that the company closed the offer', async () => {
    const { world, offerId } = await openOffers({ path: offerList('cancelled') });
    await screen.findByText('No canceled offers');
    await read('priya', world, 'closeOffer', { params: { offerId } });
    expect(await screen.findByText('The company closed the offer before it was filled.')).toBeVisible();
  });
});

describe('the details', () => {
  it('hide address and customer before acceptance, then show the whole job', async () => {
    const app = await openOffers({
      path: offerDetails,
      offer: { requirements: { tool_ids: [1], vehicle_type_ids: [], languages: ['es'], min_rating: 4 } },
      prepare: (world, { offerId }) => applyAsMarcus(world, offerId, { note: 'I have a dolly' }),
    });
    expect(await screen.findByText('You see the full address after you’re accepted.')).toBeVisible();
    expect(screen.getByText('I have a dolly')).toBeVisible();
    expect(screen.getByText('Languages: Spanish')).toBeVisible();
    expect(screen.getByText('Rating of at least 4')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Hollis|Copperleaf/);
    await acceptApplication(app.world, app.applicationId);
    expect(await screen.findByText('You were accepted for this offer. Here is the whole job.')).toBeVisible();
    const way = await screen.findByRole('link', { name: 'Directions' });
    expect(way).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('410 W Copperleaf Ave, Tempe')));
    const { invitation_id } = app.readApplication();
    const job = screen.getByRole('link', { name: /^Open job #/ });
    expect(job).toHaveAttribute('href', `/helper/job/company/details/${invitation_id}`);
  });

  it('lose the job and the offer by one withdrawal', async () => {
    const app = await openOffers({
      path: offerDetails,
      prepare: async (world, { offerId, applicationId }) => {
        await applyAsMarcus(world, offerId);
        await acceptApplication(world, applicationId);
      },
    });
    await app.press('Withdraw');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Your slot opens for someone else/)).toBeVisible();
    await app.user.click(dialog.getByRole('radio', { name: 'Sick' }));
    await app.user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    act(() => void sendUndoables());
    await until(() => expect(app.readApplication().status).toBe(InvitationStatus.cancelled));
    expect(app.readApplication()).toMatchObject({ reason: 'sick', cancelled_by: 'helper' });
  });

  it('say that an offer is not there', async () => {
    await openOffers({ path: offerDetails(99_999) });
    expect(await screen.findByText('This offer is no longer available to you.')).toBeVisible();
  });

  it('speak Spanish', async () => {
    inSpanish();
    await openOffers({
      path: offerDetails,
      before: chooseSpanish,
    });
    expect(await screen.findByText('Verá la dirección completa cuando le acepten.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Solicitar\. Oferta: Tempe → Gilbert/ })).toBeVisible();
  });
});
