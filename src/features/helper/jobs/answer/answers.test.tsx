import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { sendUndoables } from '#platform/offline/undoables';
import { phone, renderApp, shownToasts } from '../../../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../../tests/kit/orders';
import { findJobCard, openHelperJobs } from '../../../../../tests/kit/screens/helperJobsScreen';
import { until } from '../../../../../tests/kit/until';

const [marcusId, luisId] = [5, 3];

describe('an answer', () => {
  const getStatus = ({ world, invitationId }: Awaited<ReturnType<typeof openHelperJobs>>) =>
    world.tables.invitation.require(invitationId).status;

  it('accepts in one tap', async () => {
    const app = await openHelperJobs();
    await app.press(`Accept job #${app.orderId}`);
    await until(() => expect(shownToasts()).toEqual([`Job #${app.orderId} accepted`]));
    expect(getStatus(app)).toBe(InvitationStatus.accepted);
    const card = within(await findJobCard(app.orderId));
    expect(await card.findByText('Accepted')).toBeVisible();
    // The row that stays is from before, and does not know who accepts after it.
    expect(card.queryByText(/of 2 accepted/)).toBeNull();
    expect(card.queryByRole('button', { name: /^Accept|^Decline/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open job' })).toBeNull();
    await app.user.click(card.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('says clearly that someone else was faster', async () => {
    const one = { crew_requirements: [{ position: PositionCode.helper, count: 1 }] };
    const hosted = hostWorld({ scenario: 'empty' });
    const orderId = await placeOrder(hosted.world, one);
    const [, luis = 0] = await invite(
      hosted.world,
      orderId,
      [marcusId, PositionCode.helper],
      [luisId, PositionCode.helper],
    );
    const app = renderApp({ as: people.marcus, shell: false, width: phone, path: '/helper/job', hosted });
    const accept = await screen.findByRole('button', { name: `Accept job #${orderId}` });
    // The push that would remove the card has not arrived yet.
    app.world.tables.invitation.update(luis, { status: InvitationStatus.accepted });
    await app.user.click(accept);
    const dialog = within(await screen.findByRole('dialog'));
    const answer = 'Someone else just took this position. You weren’t booked.';
    expect(dialog.getByText(answer)).toBeVisible();
    expect(dialog.getByRole('heading', { name: `Job #${orderId} was not accepted` })).toBeVisible();
    expect(shownToasts()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'OK' }));
    expect(await within(await findJobCard(orderId)).findByText(answer)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  it('says which plan limit is reached, once', async () => {
    const app = await openHelperJobs();
    const { fetch } = app.world;
    const message = 'Your plan includes 10 jobs a month.';
    const refusal = { data: null, message, errors: { plan: ['accepted_jobs'] }, success: false };
    Object.assign(app.world, {
      fetch: async (request: Request) =>
        request.url.endsWith('/accept') ? Response.json(refusal, { status: 402 }) : fetch(request),
    });
    await app.press(`Accept job #${app.orderId}`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Your free plan includes 10 accepted jobs a month.')).toBeVisible();
    expect(shownToasts()).toEqual([]);
  });

  it('declines with a reason, and can be undone', async () => {
    const app = await openHelperJobs();
    await app.press(`Decline job #${app.orderId}`);
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Value is required')).toBeVisible();
    await app.user.click(dialog.getByRole('radio', { name: 'Too far away' }));
    await app.user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('No new invitations')).toBeVisible();
    expect(getStatus(app)).toBe(InvitationStatus.new);
    act(() => void sendUndoables());
    await until(() => expect(getStatus(app)).toBe(InvitationStatus.rejected));
    expect(app.world.tables.invitation.require(app.invitationId).reason).toBe('too_far');
  });

  it('accepts after all', async () => {
    const app = await openHelperJobs({ path: '/helper/job/company/waiting' });
    await screen.findByText('No rejected jobs');
    const body = { reason: 'too_far' };
    await as('marcus', app.world, 'rejectInvitation', { params: { invitationId: app.invitationId }, body });
    expect(await screen.findByText('You declined: Too far away')).toBeVisible();
    await app.user.click(screen.getByText('I can do it now'));
    await until(() => expect(getStatus(app)).toBe(InvitationStatus.accepted));
    const card = within(await findJobCard(app.orderId));
    expect(await card.findByText('Accepted')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(card.getByText('You declined: Too far away').className).toContain('over');
  });
});
