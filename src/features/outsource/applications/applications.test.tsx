import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { phone, renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { accept, crewIds } from '../../../../tests/kit/crews';
import { read } from '../../../../tests/kit/helperWorld';
import { type HostedWorld, hostWorld } from '../../../../tests/kit/hostedWorld';
import { applied, applyAsMarcus, doubleBookMarcus, hired, offered } from '../../../../tests/kit/offers';
import { as, people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import {
  findApplicant,
  getApplicants,
  getOfferPath,
  openApplications,
  twoApplied,
} from '../../../../tests/kit/screens/applicationsScreen';
import { until } from '../../../../tests/kit/until';

const { marcus } = crewIds;
const getStatus = (world: HostedWorld['world'], applicationId: number) =>
  world.tables.offerApplication.require(applicationId).status;

describe('the page of an offer', () => {
  it('shows its terms and who applied, best fit first', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await twoApplied(hosted.world, { message: 'Bring gloves', auto_accept: 0 });
    await openApplications(hosted, ids);
    const terms = within(screen.getByLabelText('Terms of the offer'));
    for (const words of ['2 helpers: 0 of 2 filled', 'Tempe, AZ, within 25 mi', 'No, you choose', 'Bring gloves']) {
      expect(terms.getByText(words)).toBeVisible();
    }
    expect(terms.getByText('Selected people since 8:00 AM')).toBeVisible();
    const row = await findApplicant('Marcus Reed');
    for (const words of ['$26.00/hr', '$2 over your rate', 'I have a dolly', 'Applied just now']) {
      expect(row.getAllByText(words)[0]).toBeVisible();
    }
    expect(row.getByLabelText(/^Fit \d+ of 100$/)).toBeVisible();
    const scores = getApplicants().map((name) =>
      Number(screen.getByRole('article', { name: name ?? '' }).textContent.match(/\d+/)?.[0]),
    );
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it('says from when each group sees it', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await offered(hosted.world, {
      audience: 'everyone_in_radius',
      user_ids: [],
      tier_minutes: 15,
      auto_accept: 2,
    });
    await openApplications(hosted, ids);
    expect(
      screen.getByText(/^Favorites since 8:00 AM, Top 20 matches at 8:15 AM, Everyone in the radius at 8:30 AM$/),
    ).toBeVisible();
    expect(screen.getByText('Auto-accept the first 2 (0 accepted)')).toBeVisible();
  });

  it('says how many see it now and how many next, because helpers on Pro see it first', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { world } = hosted;
    const ids = await offered(world, { audience: 'everyone_in_radius', user_ids: [] });
    const readCounts = async () =>
      (await read('priya', world, 'getOffer', { params: { offerId: ids.offerId } })).counts;
    const before = await readCounts();
    expect(before.next_notified).toBeGreaterThan(0);
    await openApplications(hosted, ids);
    expect(screen.getByText(`${before.next_notified} more at 8:15 AM. Helpers on Pro see it first.`)).toBeVisible();
    world.clock.advance(15 * 60_000);
    expect(await readCounts()).toMatchObject({
      notified: before.notified + before.next_notified,
      next_notified: 0,
      next_notified_at: null,
    });
  });

  it.each(['waiting', 'accepted'])('an offer that has ended promises no more people in the list "%s"', async (list) => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await offered(hosted.world);
    await as('priya', hosted.world, 'closeOffer', { params: { offerId: ids.offerId } });
    await openApplications(hosted, ids, { query: `?show=${list}` });
    expect(await screen.findByText('This offer has ended and no longer accepts applications.')).toBeVisible();
    expect(screen.queryByText(/appear here|join the crew/)).toBeNull();
  });

  it('adds an application live', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await offered(hosted.world);
    await openApplications(hosted, ids, { width: phone });
    expect(await screen.findByText('No applications waiting for an answer')).toBeVisible();
    await applyAsMarcus(hosted.world, ids.offerId);
    await findApplicant('Marcus Reed');
    await until(() => expect(screen.getByRole('tab', { name: /^To review/ })).toHaveTextContent('To review1'));
  });

  it('sorts, and keeps the order in the address', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await twoApplied(hosted.world);
    const { user } = await openApplications(hosted, ids);
    await findApplicant('Marcus Reed');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest rate');
    await until(() => expect(getApplicants()).toEqual(['Sofia Delgado', 'Marcus Reed']));
    expect(address()).toBe(`${getOfferPath(ids.offerId)}?sort=rate`);
  });

  it.each([
    ['getOffer:never', 'Loading offer'],
    ['getOffer:500', 'The offer couldn’t be loaded'],
    ['getOffer:403', /don’t have permission/],
    ['getOfferApplications:never', 'Loading applications'],
    ['getOfferApplications:500', 'The applications couldn’t be loaded'],
  ])('with %s: %s', async (faults, words) => {
    const hosted = hostWorld({ scenario: 'empty', faults });
    const { offerId } = await offered(hosted.world);
    renderApp({ as: people.dana, hosted, path: getOfferPath(offerId), shell: false });
    // The page replaces one skeleton by another.
    await until(() => expect(screen.getAllByText(words)[0]).toBeInTheDocument());
  });

  it('says that an offer does not exist, and leads to the others', async () => {
    renderApp({ as: people.dana, path: getOfferPath(999), scenario: 'empty', shell: false });
    expect(await screen.findByText('Offer not found')).toBeVisible();
    expect(screen.getByText('All offers').closest('a')).toHaveAttribute('href', '/company/job/outsourcing');
  });

  it('is not shown to a manager of another branch', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const orderId = await placeOrder(hosted.world, {}, 'priya', 2);
    const body = {
      order_id: orderId,
      audience: 'everyone_in_radius',
      position_needs: [{ position: PositionCode.helper, count: 1, hourly_rate: 2400 }],
    };
    await as('priya', hosted.world, 'createOffer', { query: '?branch_id=2', body });
    const [offer] = hosted.world.tables.offer.all();
    renderApp({ as: people.luis, hosted, path: getOfferPath(offer?.id ?? 0), shell: false });
    expect(await screen.findByText(/don’t have permission/)).toBeVisible();
  });
});

describe('an application', () => {
  it('is accepted once, also by a double tap, and the job is formed', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await twoApplied(hosted.world);
    const { user, callsTo } = await openApplications(hosted, ids);
    await user.dblClick(await screen.findByLabelText('Accept Marcus Reed'));
    await until(() => expect(shownToasts()).toContain('Marcus Reed accepted'));
    expect(callsTo('/accept')).toHaveLength(1);
    await until(() => expect(getApplicants()).toEqual(['Sofia Delgado']));
    expect(screen.getByText('2 helpers: 1 of 2 filled')).toBeVisible();
    expect(hosted.world.tables.order.require(ids.orderId).status).toBe(OrderStatus.partiallyFormed);
    await user.click(screen.getByLabelText('Accept Sofia Delgado'));
    await until(() => expect(hosted.world.tables.order.require(ids.orderId).status).toBe(OrderStatus.formed));
    expect(await screen.findByText('Filled')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Accepted/ }));
    const row = await findApplicant('Marcus Reed');
    expect(row.getByText('Accepted just now by Dana Whitfield')).toBeVisible();
  });

  it('marks an applicant who became busy, and only owner and manager accept them, with a reason', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { world } = hosted;
    const ids = await applied(world);
    const { user } = await openApplications(hosted, ids);
    await screen.findByLabelText('Accept Marcus Reed');
    const other = await placeOrder(world);
    const [invitation = 0] = await invite(world, other, [marcus, PositionCode.helper]);
    await accept(world, people.marcus, invitation);
    const row = await findApplicant('Marcus Reed');
    expect(await row.findByText('Marcus became busy after applying')).toBeVisible();
    expect(row.queryByLabelText('Accept Marcus Reed')).toBeNull();
    await user.click(row.getByLabelText('Accept anyway: Marcus Reed'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), 'Agreed on the phone');
    await user.click(dialog.getByRole('button', { name: 'Accept anyway' }));
    await until(() => expect(getStatus(world, ids.applicationId)).toBe(InvitationStatus.accepted));
  });

  it('the office cannot accept an applicant who became busy', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await applied(hosted.world);
    const [invitation = 0] = await invite(hosted.world, await placeOrder(hosted.world), [marcus, PositionCode.helper]);
    await accept(hosted.world, people.marcus, invitation);
    await openApplications(hosted, ids, { as: people.priya });
    const row = await findApplicant('Marcus Reed');
    expect(row.getByText('Marcus became busy after applying')).toBeVisible();
    expect(row.queryByText(/^Accept/)).toBeNull();
    expect(row.getByLabelText('Decline Marcus Reed')).toBeVisible();
  });

  it('immediately marks an accepted person who becomes busy', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await hired(hosted.world);
    await openApplications(hosted, ids, { query: '?show=accepted' });
    const row = await findApplicant('Marcus Reed');
    expect(row.queryByText(/also accepted another job/)).toBeNull();
    await doubleBookMarcus(hosted.world);
    expect(await row.findByText('Marcus also accepted another job at this time')).toBeVisible();
    expect(row.getByText('Busy 8 AM–2:30 PM')).toBeVisible();
    expect(row.getByLabelText('Cancel Marcus Reed')).toBeVisible();
  });

  it('says that someone else answered an application first, and keeps saying it', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await applied(hosted.world);
    const { user } = await openApplications(hosted, ids);
    await screen.findByLabelText('Accept Marcus Reed');
    const release = hosted.holdAnswers('GET /company-outsource');
    await as('priya', hosted.world, 'rejectApplication', { params: { applicationId: ids.applicationId }, body: {} });
    await user.click(screen.getByLabelText('Accept Marcus Reed'));
    const words = 'Marcus Reed was not accepted. Someone already answered, or they withdrew.';
    await until(() => expect(shownToasts()).toContain(words));
    release();
    expect(await screen.findByText('No applications waiting for an answer')).toBeVisible();
    await user.click(screen.getByText('Dismiss'));
    await until(() => expect(screen.queryByText('Dismiss')).toBeNull());
  });

  it('is declined with a reason', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await applied(hosted.world);
    const { user } = await openApplications(hosted, ids);
    await user.click(await screen.findByLabelText('Decline Marcus Reed'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Chose someone nearer');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await until(() => expect(getStatus(hosted.world, ids.applicationId)).toBe(InvitationStatus.rejected));
    await user.click(screen.getByRole('tab', { name: 'Declined' }));
    const row = await findApplicant('Marcus Reed');
    expect(row.getByText('Declined just now by Dana Whitfield: someone nearer was chosen')).toBeVisible();
  });

  it('cancels an accepted application with a reason, and the job loses the person', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await hired(hosted.world);
    const { user } = await openApplications(hosted, ids, { query: '?show=accepted' });
    await user.click(await screen.findByLabelText('Cancel Marcus Reed'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'Job got smaller');
    await user.click(dialog.getByRole('button', { name: 'Cancel application' }));
    await until(() => expect(getStatus(hosted.world, ids.applicationId)).toBe(InvitationStatus.cancelled));
    expect(hosted.world.tables.order.require(ids.orderId).status).toBe(OrderStatus.notFormed);
    await user.click(screen.getByRole('tab', { name: 'Canceled' }));
    expect((await findApplicant('Marcus Reed')).getByText(/by Dana Whitfield: job got smaller$/)).toBeVisible();
  });
});
