import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../tests/kit/operations';
import { asked, invite, orderFields, placeOrder, stop } from '../../../../tests/kit/orders';
import { inSpanish } from '../../../../tests/kit/texts/spanish';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';
import { InvitationStatus, PositionCode } from '../../../generated/model/codes';
import { sendUndoables } from '../../../platform/ui/messages/undoables';

const [marcusId, luisId] = [5, 3];

type Options = Omit<RenderOptions, 'path'> & {
  path?: string | ((invitationId: number) => string);
  locale?: 'en' | 'es';
};

/** Marcus opens his invitations on a phone; one job for two helpers waits for his answer. */
async function open({ path = '/helper/job/company/new', locale = 'en', ...options }: Options = {}) {
  const hosted = hostWorld({ scenario: 'empty', ...(options.faults !== undefined && { faults: options.faults }) });
  hosted.world.tables.user.update(marcusId, { locale });
  const ids = await asked(hosted.world);
  const start = typeof path === 'string' ? path : path(ids.invitationId);
  const app = renderApp({ as: people.marcus, shell: false, width: phone, ...options, hosted, path: start });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, ...ids, press };
}

const getCard = (orderId: number) => screen.findByRole('listitem', { name: `Job #${orderId}` });
const details = (id: number) => `/helper/job/company/details/${id}`;

describe('the lists', () => {
  it('say what a job pays and demands before anything else', async () => {
    const { orderId, invitationId } = await open();
    const card = await getCard(orderId);
    const words = plainSpaces(card.textContent);
    expect(words).toContain('About $156');
    expect(words).toContain('6.5 hr × $24 = $156');
    expect(words).toContain('Sat, Nov 28 · 8:00–10:00 AM');
    expect(words).toContain('Tempe → Gilbert');
    expect(words).toContain('0 of 2 accepted');
    expect(words).toContain('Reply in 1 day');
    expect(words).not.toMatch(/Hollis|Copperleaf/);
    expect(within(card).getByRole('link')).toHaveAttribute('href', details(invitationId));
  });

  it('say how old they are, and load again with their counts', async () => {
    const { orderId, callsTo, press } = await open();
    await getCard(orderId);
    expect(screen.getByText('Updated just now')).toBeVisible();
    const countCalls = () => ['helper/invitations?', 'helper/invitations/count'].map((part) => callsTo(part).length);
    const before = countCalls();
    await press('Refresh');
    await until(() => expect(countCalls()).toEqual(before.map((count) => count + 1)));
  });

  it('show old and new values of a changed job side by side', async () => {
    const { world, orderId, invitationId } = await open();
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    const later = { date: '2026-11-30', arrival_window: '12:00 - 14:00', version: 1 };
    const body = Object.assign(
      {},
      orderFields,
      { crew_requirements: [{ position: PositionCode.helper, count: 2 }] },
      later,
    );
    expect((await as('priya', world, 'updateOrder', { params: { orderId }, body })).status).toBe(200);
    const table = within(await within(await getCard(orderId)).findByRole('table'));
    const rows = table
      .getAllByRole('row')
      .map(({ children }) => Array.from(children, ({ textContent }) => textContent));
    expect(rows.map((row) => row.map(plainSpaces))).toEqual([
      ['What changed', 'Before', 'Now'],
      ['Date', 'Sat, Nov 28', 'Mon, Nov 30'],
      ['Arrival', '8:00–10:00 AM', '12:00–2:00 PM'],
    ]);
    expect(table.getByText('Sat, Nov 28').tagName).toBe('DEL');
  });

  it('are tabs with counts', async () => {
    await open();
    const tabs = within(await screen.findByRole('navigation', { name: 'Invitations by answer' }));
    await until(() =>
      expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'New1',
        'Accepted0',
        'Rejected0',
        'Cancelled0',
      ]),
    );
    expect(tabs.getByRole('link', { name: /^New/ })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['/helper/job', 'Job'],
    ['/helper/job/company/waiting', 'Rejected'],
    ['/helper/job/company/cancelled', 'Cancelled'],
  ])('%s is titled %s', async (path, title) => {
    await open({ path });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('show an invitation that arrives', async () => {
    const { world, orderId } = await open();
    await getCard(orderId);
    const another = await asked(world);
    expect(await getCard(another.orderId)).toBeVisible();
  });

  it('warn of an accepted job at the same time, and offer no acceptance', async () => {
    const { world, orderId, invitationId } = await open();
    await getCard(orderId);
    const another = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    const card = within(await getCard(another.orderId));
    const warning = `You already work 8:00 AM–2:30 PM that day (Copper Mesa Moving Co.) #${orderId}`;
    expect(await card.findByText(warning)).toBeVisible();
    await until(() => expect(card.queryByRole('button', { name: /^Accept/ })).toBeNull());
    expect(card.getByRole('button', { name: /^Decline/ })).toBeVisible();
  });

  it('say when there is nothing, and lead to the calendar', async () => {
    await open({ path: '/helper/job/company/accepted' });
    expect(await screen.findByText('No accepted jobs')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { world, press, orderId } = await open({ faults: 'getHelperInvitations:500' });
    expect(await screen.findByText('Your jobs could not be loaded')).toBeVisible();
    world.faults.set([]);
    await press('Try again');
    expect(await getCard(orderId)).toBeVisible();
  });
});

describe('an answer', () => {
  const getStatus = ({ world, invitationId }: Awaited<ReturnType<typeof open>>) =>
    world.tables.invitation.require(invitationId).status;

  it('accepts in one tap', async () => {
    const app = await open();
    await app.press(`Accept job #${app.orderId}`);
    await until(() => expect(shownToasts()).toEqual([`Job #${app.orderId} accepted`]));
    expect(getStatus(app)).toBe(InvitationStatus.accepted);
    expect(await screen.findByText('No new invitations')).toBeVisible();
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
    const answer = 'Someone else just took this position. Nothing is booked for you.';
    expect(dialog.getByText(answer)).toBeVisible();
    expect(shownToasts()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'OK' }));
    expect(await within(await getCard(orderId)).findByText(answer)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  it('says which plan limit is reached, once', async () => {
    const app = await open();
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
    const app = await open();
    await app.press(`Decline job #${app.orderId}`);
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Value is required')).toBeVisible();
    await app.user.click(dialog.getByRole('radio', { name: 'Too far away' }));
    await app.user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('No new invitations')).toBeVisible();
    expect(getStatus(app)).toBe(InvitationStatus.new);
    act(() => sendUndoables({ keepalive: false }));
    await until(() => expect(getStatus(app)).toBe(InvitationStatus.rejected));
    expect(app.world.tables.invitation.require(app.invitationId).reason).toBe('too_far');
  });

  it('accepts after all', async () => {
    const app = await open({ path: '/helper/job/company/waiting' });
    await screen.findByText('No rejected jobs');
    const body = { reason: 'too_far' };
    await as('marcus', app.world, 'rejectInvitation', { params: { invitationId: app.invitationId }, body });
    expect(await screen.findByText('You declined: Too far away')).toBeVisible();
    await app.user.click(screen.getByText('Accept after all'));
    await until(() => expect(getStatus(app)).toBe(InvitationStatus.accepted));
  });
});

describe('the details', () => {
  it('hide address and crew until the job is accepted, then show the way and the phone', async () => {
    const app = await open({ path: details });
    expect(await screen.findByText('You see the full address after you accept.')).toBeVisible();
    expect(screen.getByText('You see who is on the crew after you accept.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
    await app.press(/^Accept/);
    const way = await screen.findByRole('link', { name: 'Directions' });
    expect(way).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('410 W Copperleaf Ave, Tempe')));
    expect(screen.getByRole('link', { name: 'Call Rebecca' })).toHaveAttribute('href', 'tel:+16025550142');
    expect(screen.getByText('You')).toBeVisible();
  });

  it('say what a withdrawal means before it is confirmed', async () => {
    const app = await open({ path: details });
    await app.press(/^Accept/);
    await app.press('Withdraw');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Your slot opens for someone else.*You give up about \$156\./)).toBeVisible();
    expect(dialog.getByText(/more than 24 hours before the start/)).toBeVisible();
    await app.user.click(dialog.getByRole('radio', { name: 'Sick' }));
    await app.user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await until(() => expect(address()).toBe('/helper/job/company/new'));
    act(() => sendUndoables({ keepalive: false }));
    await until(() =>
      expect(app.world.tables.invitation.require(app.invitationId)).toMatchObject({
        status: InvitationStatus.cancelled,
        reason: 'sick',
      }),
    );
  });

  it('say that a job is not there', async () => {
    await open({ path: details(99_999) });
    expect(await screen.findByText('This job is no longer available to you.')).toBeVisible();
  });

  it('say in which language the company wrote its notes', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const orderId = await placeOrder(hosted.world, {
      crew_notes: 'Dogs in the yard',
      pick_up_addresses: [{ ...stop('Tempe', '85281'), access_notes: 'Gate 4471' }],
    });
    const [invitationId = 0] = await invite(hosted.world, orderId, [marcusId, PositionCode.helper]);
    await as('marcus', hosted.world, 'acceptInvitation', { params: { invitationId } });
    hosted.world.tables.user.update(marcusId, { locale: 'es' });
    await inSpanish();
    renderApp({ as: people.marcus, shell: false, width: phone, path: details(invitationId), hosted });
    for (const text of ['Dogs in the yard', 'Gate 4471']) {
      const note = await screen.findByText(text);
      expect(note).toHaveAttribute('lang', 'en');
      expect(note.nextSibling).toHaveTextContent('En inglés');
    }
  });

  it('speak Spanish', async () => {
    await inSpanish();
    const { orderId } = await open({ locale: 'es', path: details });
    expect(await screen.findByText('Verá la dirección completa cuando acepte.')).toBeVisible();
    expect(screen.getByRole('button', { name: `Aceptar el trabajo #${orderId}` })).toBeVisible();
  });
});
