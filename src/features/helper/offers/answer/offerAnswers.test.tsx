import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { sendUndoables } from '#platform/offline/undoables';
import { shownToasts } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { crewIds } from '../../../../../tests/kit/crews';
import { read } from '../../../../../tests/kit/helperWorld';
import type { HostedWorld } from '../../../../../tests/kit/hostedWorld';
import { applyAsMarcus } from '../../../../../tests/kit/offers';
import { asked } from '../../../../../tests/kit/orders';
import { findOfferCard, offerDetails, offerList, openOffers } from '../../../../../tests/kit/screens/offersScreen';
import { until } from '../../../../../tests/kit/until';

const inDialog = async () => within(await screen.findByRole('dialog'));

describe('an application', () => {
  it('carries position, rate and note', async () => {
    const app = await openOffers();
    await app.press(/^Apply/);
    const dialog = await inDialog();
    expect(dialog.getByText('If the company accepts you, the job is yours right away.')).toBeVisible();
    await app.user.type(dialog.getByLabelText(/^Your rate/), '26');
    await app.user.type(dialog.getByLabelText(/^Note to the company/), 'I have a dolly');
    await app.user.click(dialog.getByRole('button', { name: 'Apply' }));
    await until(() => expect(shownToasts()).toEqual(['Application sent']));
    expect(screen.getByRole('link', { name: 'Open offer' })).toHaveAttribute('href', offerDetails(app.offerId));
    const card = within(await findOfferCard());
    expect(await card.findByText('Applied, waiting for reply')).toBeVisible();
    expect(card.getByText('You proposed $26.00/hr')).toBeVisible();
    expect(app.readApplication()).toMatchObject({
      status: InvitationStatus.new,
      proposed_rate: 2600,
      note: 'I have a dolly',
    });
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  });

  it('an application that is accepted immediately says so, and leads to the job', async () => {
    const app = await openOffers({ offer: { auto_accept: 1 } });
    await app.press(/^Apply/);
    await app.user.click((await inDialog()).getByRole('button', { name: 'Apply' }));
    await until(() => expect(shownToasts()).toEqual(['You’re accepted. The job is yours.']));
    expect(screen.getByRole('link', { name: 'Open job' })).toHaveAttribute('href', offerDetails(app.offerId));
    expect(app.readApplication().status).toBe(InvitationStatus.accepted);
  });

  it('checks the rate at its field', async () => {
    const app = await openOffers();
    await app.press(/^Apply/);
    const dialog = await inDialog();
    await app.user.type(dialog.getByLabelText(/^Your rate/), '26.10');
    await app.user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await dialog.findByText('Use $0.50 increments')).toBeVisible();
    expect(app.readApplication().applied_at).toBeNull();
  });

  it('is sent once by a double tap', async () => {
    const app = await openOffers();
    await app.press(/^Apply/);
    const dialog = await inDialog();
    const release = app.holdAnswers('/apply');
    await app.user.dblClick(dialog.getByRole('button', { name: 'Apply' }));
    release();
    await until(() => expect(shownToasts()).toEqual(['Application sent']));
    expect(app.callsTo('/apply')).toHaveLength(1);
  });

  it('learns that the offer was filled, as an answer and not as an error', async () => {
    const app = await openOffers();
    await app.press(/^Apply/);
    const dialog = await inDialog();
    // The push that would remove the card has not arrived yet.
    refuseApplications(app, 409, { code: ['position_filled'] });
    await app.user.click(dialog.getByRole('button', { name: 'Apply' }));
    const answer = within(await screen.findByRole('dialog', { name: 'Your application was not sent' }));
    expect(answer.getByText('All slots were just filled. You weren’t booked.')).toBeVisible();
    expect(shownToasts()).toEqual([]);
  });

  it.each([
    [410, { code: ['offer_closed'] }, 'This offer is closed and is no longer accepting applications.'],
    [402, { plan: ['accepted_jobs'] }, 'Your free plan includes 10 accepted jobs a month.'],
  ])('learns why it is refused: %i', async (status, errors, text) => {
    const app = await openOffers();
    await app.press(/^Apply/);
    const dialog = await inDialog();
    refuseApplications(app, status, errors);
    await app.user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(shownToasts()).toEqual([]);
  });

  it('is not possible with a job at the same time, which is shown before', async () => {
    const app = await openOffers({
      prepare: async (world) => {
        const { invitationId } = await asked(world);
        await read('marcus', world, 'acceptInvitation', { params: { invitationId } });
      },
    });
    const card = within(await findOfferCard());
    expect(await card.findByText(/^You already work 8:00 AM–2:30 PM that day/)).toBeVisible();
    expect(card.queryByRole('button', { name: /^Apply/ })).toBeNull();
    expect(card.getByRole('button', { name: /^Pass/ })).toBeVisible();
    expect(app.readApplication().status).toBe(InvitationStatus.new);
  });

  it('waits for the network, and says so', async () => {
    await openOffers();
    const apply = await screen.findByRole('button', { name: /^Apply/ });
    act(() => void dispatchEvent(new Event('offline')));
    setOnline(false);
    onTestFinished(() => setOnline(true));
    expect(await screen.findByText(/^You’re offline\. You can answer this offer/)).toBeVisible();
    expect(apply).toBeDisabled();
  });
});

describe('what was typed for an application', () => {
  async function typeNote() {
    const app = await openOffers();
    await app.press(/^Apply/);
    const dialog = await inDialog();
    await app.user.type(dialog.getByLabelText(/^Note to the company/), 'I have a dolly');
    const press = (name: string) => app.user.click(dialog.getByRole('button', { name }));
    const findAgain = async () => {
      await app.press(/^Apply/);
      const again = await inDialog();
      await app.user.click(await again.findByText('Restore'));
      return again.getByLabelText(/^Note to the company/);
    };
    return { ...app, pressInDialog: press, findAgain };
  }

  it('is kept when the dialog is closed', async () => {
    const { pressInDialog, findAgain } = await typeNote();
    await pressInDialog('Back');
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findAgain()).toHaveValue('I have a dolly');
  });

  it('is kept when the application is refused', async () => {
    const app = await typeNote();
    const allow = refuseApplications(app, 402, { plan: ['accepted_jobs'] });
    await app.pressInDialog('Apply');
    const answer = within(await screen.findByRole('dialog', { name: 'Your application was not sent' }));
    await app.user.click(answer.getByText('OK'));
    allow();
    expect(await app.findAgain()).toHaveValue('I have a dolly');
  });

  it('is no draft anymore once it was sent', async () => {
    const app = await typeNote();
    await app.pressInDialog('Apply');
    await until(() => expect(shownToasts()).toEqual(['Application sent']));
    await waitFor(async () => expect(await app.drafts.count(`user:${crewIds.marcus}`)).toBe(0));
  });
});

describe('leaving an offer', () => {
  it('passes with a reason, can be undone, and can be applied for after all', async () => {
    const app = await openOffers();
    await app.press(/^Pass/);
    const dialog = await inDialog();
    await app.user.click(dialog.getByRole('radio', { name: 'Too far away' }));
    await app.user.click(dialog.getByRole('button', { name: 'Pass' }));
    expect(await screen.findByText('No new offers')).toBeVisible();
    expect(screen.getByText('You passed on Tempe → Gilbert')).toBeVisible();
    await app.press('Undo');
    await app.press(/^Pass/);
    const again = await inDialog();
    await app.user.click(again.getByRole('radio', { name: 'Too far away' }));
    await app.user.click(again.getByRole('button', { name: 'Pass' }));
    expect(app.readApplication().status).toBe(InvitationStatus.new);
    act(() => void sendUndoables());
    await until(() => expect(app.readApplication().status).toBe(InvitationStatus.rejected));
    await app.user.click(screen.getByRole('link', { name: /^Rejected/ }));
    expect(await screen.findByText('You passed: Too far away')).toBeVisible();
    await app.press(/^Apply after all/);
    await app.user.click((await inDialog()).getByRole('button', { name: 'Apply' }));
    await until(() => expect(app.readApplication().status).toBe(InvitationStatus.new));
  });

  it('says what a withdrawal means before it is confirmed', async () => {
    const app = await openOffers({
      path: offerDetails,
      prepare: (world, { offerId }) => applyAsMarcus(world, offerId),
    });
    await app.press(/^Withdraw application/);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/You can’t apply for this offer again/)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Withdraw application' }));
    await until(() => expect(address()).toBe(offerList('new')));
    expect(screen.getByText('Application withdrawn')).toBeVisible();
    expect(shownToasts()).toEqual([]);
    act(() => void sendUndoables());
    await until(() => expect(app.readApplication().status).toBe(InvitationStatus.cancelled));
    await app.user.click(await screen.findByRole('link', { name: /^Canceled/ }));
    expect(await screen.findByText('You withdrew your application')).toBeVisible();
  });
});

/** Answers each call of `apply`, for states that end before the screen can show them. Returns how to stop it. */
function refuseApplications({ world }: HostedWorld, status: number, errors: object): () => void {
  const { fetch } = world;
  Object.assign(world, {
    fetch: async (request: Request) =>
      request.url.endsWith('/apply')
        ? Response.json({ data: null, message: 'Refused', errors, success: false }, { status })
        : fetch(request),
  });
  return () => void Object.assign(world, { fetch });
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
