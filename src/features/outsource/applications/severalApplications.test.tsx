import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { phone, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { crewIds, readFullName, accept } from '../../../../tests/kit/crews';
import { type HostedWorld, hostWorld } from '../../../../tests/kit/hostedWorld';
import { findApplication, type Offered, publish, applied, hired } from '../../../../tests/kit/offers';
import { as } from '../../../../tests/kit/operations';
import { placeOrder, invite } from '../../../../tests/kit/orders';
import { asUser } from '../../../../tests/kit/people/members';
import { openApplications, twoApplied } from '../../../../tests/kit/screens/applicationsScreen';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';

const { marcus, sofia, tyrell } = crewIds;

describe('several applications', () => {
  async function selectBoth(hosted: HostedWorld, ids: Offered, options: RenderOptions = {}) {
    const app = await openApplications(hosted, ids, options);
    await app.user.click(await screen.findByLabelText('Select Marcus Reed'));
    await app.user.click(screen.getByLabelText('Select Sofia Delgado'));
    return { ...app, bar: within(screen.getByLabelText('Selected applications')) };
  }

  it('are accepted together, and each refusal is said', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { world } = hosted;
    const ids = await twoApplied(world);
    const { user, bar } = await selectBoth(hosted, ids);
    // The office fills a slot in the meantime, and this page does not know yet.
    const crew_requirements = [{ position: PositionCode.helper, count: 1 }];
    world.change(() => world.tables.order.update(ids.orderId, { crew_requirements }));
    await user.click(bar.getByText('Accept 2'));
    await until(() => expect(shownToasts()).toContain('1 accepted'));
    const refused = /^(Sofia Delgado|Marcus Reed): All slots for this position are filled\.$/;
    expect((await screen.findAllByText(refused)).length).toBeGreaterThan(0);
    expect(world.tables.offer.require(ids.offerId).filled_at).not.toBeNull();
  });

  it('can be accepted together only as far as they fit', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const position_needs = [{ position: PositionCode.helper, count: 1, hourly_rate: 2400 }];
    const ids = await twoApplied(hosted.world, { position_needs });
    const { user, bar } = await selectBoth(hosted, ids);
    expect(bar.getByRole('button', { name: 'Accept 2' })).toBeDisabled();
    expect(bar.getByText('1 open slot: select fewer to accept')).toBeVisible();
    await user.click(screen.getByLabelText('Select Sofia Delgado'));
    expect(bar.getByRole('button', { name: 'Accept 1' })).toBeEnabled();
  });

  it('are declined together with one reason', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await twoApplied(hosted.world);
    const { user, bar, callsTo } = await selectBoth(hosted, ids, { width: phone });
    await user.click(bar.getByText('Decline 2…'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Rate is too high');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await until(() => expect(shownToasts()).toContain('2 declined'));
    expect(callsTo('/applications/answer')).toHaveLength(1);
    expect(await screen.findByText('No applications waiting for an answer')).toBeVisible();
  });

  it.each([
    ['in a table', undefined, 'columnheader'],
    ['below each other on a phone', phone, 'listitem'],
  ] as const)('are compared %s', async (_name, width, role) => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await twoApplied(hosted.world);
    const { user, bar } = await selectBoth(hosted, ids, width === undefined ? {} : { width });
    await user.click(bar.getByText('Compare'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole(role)).toHaveLength(2);
    const rates = dialog.getAllByText(/^\$2\d\.00\/hr$/).map(({ textContent }) => textContent);
    expect(rates.toSorted()).toEqual(['$24.00/hr', '$26.00/hr']);
    expect(plainSpaces(dialog.getByText('I have a dolly').textContent)).toBe('I have a dolly');
    await user.click(dialog.getByLabelText('Accept Sofia Delgado'));
    const applicationId = findApplication(hosted.world, ids.offerId, sofia);
    const getStatus = () => hosted.world.tables.offerApplication.require(applicationId).status;
    await until(() => expect(getStatus()).toBe(InvitationStatus.accepted));
  });

  it('are compared again only on request after one of two was accepted', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await twoApplied(hosted.world, { user_ids: [marcus, sofia, tyrell] });
    await asUser(tyrell, hosted.world, 'applyForOffer', { offerId: ids.offerId }, { position: PositionCode.helper });
    const { user, bar } = await selectBoth(hosted, ids);
    await user.click(bar.getByText('Compare'));
    await user.click(within(await screen.findByRole('dialog')).getByLabelText('Accept Sofia Delgado'));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByLabelText(`Select ${readFullName(hosted.world, tyrell)}`));
    expect(await screen.findByText('2 selected')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot be compared alone', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const ids = await twoApplied(hosted.world);
    const { user } = await openApplications(hosted, ids);
    await user.click(await screen.findByLabelText('Select Marcus Reed'));
    expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
    expect(screen.getByText('Compare up to 4')).toBeVisible();
  });
});

it('five helpers apply for two places with automatic acceptance: two are accepted', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  const five = [marcus, sofia, 71, 72, 73];
  const orderId = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 2 }] });
  await publish(world, { order_id: orderId, user_ids: five, auto_accept: 2 });
  const offerId = world.tables.offer.all().at(-1)?.id ?? 0;
  await openApplications(hosted, { orderId, offerId, applicationId: 0 });
  await Promise.all(
    five.map((userId) => asUser(userId, world, 'applyForOffer', { offerId }, { position: PositionCode.helper })),
  );
  expect(await screen.findByText('2 helpers: 2 of 2 filled')).toBeVisible();
  expect(await screen.findByText('Auto-accept the first 2 (2 accepted)')).toBeVisible();
  await until(() => expect(world.tables.order.require(orderId).status).toBe(OrderStatus.formed));
  expect(await screen.findByText('Filled')).toBeVisible();
});

const typed = 'Agreed on the phone';

type Opening = { prepare: (world: HostedWorld['world']) => Promise<Offered>; opener: string; query?: string };

/** Marcus applied, and accepted another job at that time. */
async function becameBusy(world: HostedWorld['world']): Promise<Offered> {
  const ids = await applied(world);
  const [invitation = 0] = await invite(world, await placeOrder(world), [crewIds.marcus, PositionCode.helper]);
  await accept(world, 'marcus@helpers.example', invitation);
  return ids;
}

const dialogs: Record<string, Opening> = {
  declines: { prepare: applied, opener: 'Decline Marcus Reed' },
  cancels: { prepare: hired, opener: 'Cancel Marcus Reed', query: '?show=accepted' },
  'accepts despite a conflict': { prepare: becameBusy, opener: 'Accept anyway: Marcus Reed' },
};

async function openDialog({ prepare, opener, query = '' }: Opening) {
  const hosted = hostWorld({ scenario: 'empty' });
  const ids = await prepare(hosted.world);
  const app = await openApplications(hosted, ids, { query });
  const open = async () => {
    await app.user.click(await screen.findByLabelText(opener));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await open();
  const field = dialog.getByRole('textbox');
  await app.user.type(field, typed);
  const countDrafts = () => app.drafts.count(`user:${app.store.getState().session.user?.id ?? 0}`);
  return { ...app, ...ids, dialog, open, countDrafts };
}

describe.each(Object.entries(dialogs))('a dialog that %s', (_, opening) => {
  it('keeps what was typed when it is closed', async () => {
    const { user, dialog, open } = await openDialog(opening);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    await user.click(await again.findByText('Restore'));
    expect(again.getByRole('textbox')).toHaveValue(typed);
  });
});

describe('a declined application', () => {
  async function decline(app: Awaited<ReturnType<typeof openDialog>>) {
    await app.user.selectOptions(app.dialog.getByLabelText('Reason'), 'Chose someone nearer');
    await app.user.click(app.dialog.getByRole('button', { name: 'Decline' }));
  }
  const openDecline = () => openDialog({ prepare: applied, opener: 'Decline Marcus Reed' });

  it('keeps what was typed if it could not be sent', async () => {
    const app = await openDecline();
    app.excuse(/./);
    app.world.faults.set([{ operation: 'rejectApplication', kind: 'network' }]);
    await decline(app);
    await until(() => expect(shownToasts()[0]).toMatch(/^The connection was lost/));
    app.world.faults.set([]);
    const again = await app.open();
    await app.user.click(await again.findByText('Restore'));
    expect(again.getByRole('textbox')).toHaveValue(typed);
    expect(again.getByLabelText('Reason')).toHaveDisplayValue('Chose someone nearer');
  });

  it('leaves no draft once it was sent', async () => {
    const app = await openDecline();
    await decline(app);
    await until(() => expect(shownToasts()).toContain('Marcus Reed declined'));
    await waitFor(async () => expect(await app.countDrafts()).toBe(0));
  });

  it('leaves no draft if someone else answered first', async () => {
    const app = await openDecline();
    const release = app.holdAnswers('GET /company-outsource');
    const { applicationId } = app;
    await as('priya', app.world, 'rejectApplication', { params: { applicationId }, body: {} });
    await decline(app);
    await until(() => expect(shownToasts()[0]).toMatch(/^Marcus Reed was not declined/));
    release();
    await waitFor(async () => expect(await app.countDrafts()).toBe(0));
  });
});
