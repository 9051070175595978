import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { sendUndoables } from '#platform/offline/undoables';
import { phone, renderApp } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { applyAsMarcus, publish } from '../../../../tests/kit/offers';
import { as, people } from '../../../../tests/kit/operations';
import { asked, invite, orderFields, placeOrder, stop } from '../../../../tests/kit/orders';
import { findJobCard, openHelperJobs } from '../../../../tests/kit/screens/helperJobsScreen';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { inSpanish } from '../../../../tests/kit/texts/spanish';
import { until } from '../../../../tests/kit/until';

const marcusId = 5;
const details = (id: number) => `/helper/job/company/details/${id}`;

describe('the lists', () => {
  it('say what a job pays and demands before anything else', async () => {
    const { orderId, invitationId } = await openHelperJobs();
    const card = await findJobCard(orderId);
    const words = plainSpaces(card.textContent);
    expect(words).toContain('About $156');
    expect(words).toContain('6.5 hr × $24 = $156');
    expect(words).toContain('Sat, Nov 28 · 8:00–10:00 AM');
    expect(words).toContain('Tempe → Gilbert');
    expect(words).toContain('0 of 2 accepted');
    expect(words).toContain('PhoenixNew company');
    expect(words).toContain('Reply in 1 day');
    expect(words).not.toMatch(/Hollis|Copperleaf/);
    expect(within(card).getByRole('link')).toHaveAttribute('href', details(invitationId));
  });

  it('say when a job is only loading or unloading', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const orderId = await placeOrder(hosted.world, { help_type: 2, pick_up_addresses: [] });
    await invite(hosted.world, orderId, [marcusId, PositionCode.helper]);
    renderApp({ as: people.marcus, shell: false, width: phone, hosted, path: '/helper/job/company/new' });
    expect(await findJobCard(orderId)).toHaveTextContent(/Gilbert · Unload · [\d.]+\smi from you/);
  });

  it('say how old they are, and load again with their counts', async () => {
    const { orderId, callsTo, press, waitForSecondLoad } = await openHelperJobs();
    await findJobCard(orderId);
    await waitForSecondLoad();
    expect(screen.getByText('Updated just now')).toBeVisible();
    const countCalls = () => ['helper/invitations?', 'helper/invitations/count'].map((part) => callsTo(part).length);
    const before = countCalls();
    await press('Refresh');
    await until(() => expect(countCalls()).toEqual(before.map((count) => count + 1)));
  });

  it('put accepted jobs under their day, and past ones below until the hours are confirmed', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { world } = hosted;
    const accept = async (change: object) => {
      const orderId = await placeOrder(world, { ...change, end_date: null });
      const [invitationId = 0] = await invite(world, orderId, [marcusId, PositionCode.helper]);
      await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
      return orderId;
    };
    const [past, tomorrow, later] = [
      await accept({ date: '2026-11-22', estimated_hours: 3 }),
      await accept({ date: '2026-11-24', estimated_hours: 3 }),
      await accept({ date: '2026-11-28' }),
    ];
    world.clock.travelTo(new Date('2026-11-23T16:00:00Z'));
    renderApp({ as: people.marcus, shell: false, width: phone, hosted, path: '/helper/job/company/accepted' });
    await findJobCard(later);
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Tomorrow', 'Later', 'Past, waiting for confirmation']);
    const cards = screen.getAllByRole('listitem', { name: /^Job #/ }).map((card) => card.getAttribute('aria-label'));
    expect(cards).toEqual([tomorrow, later, past].map((id) => `Job #${id}`));
  });

  it.each([
    [
      'en',
      'The job changed. Accept to keep it.',
      [
        'Last day One day Sun, Nov 29',
        'Hours 6.5 hr 10 hr',
        'Cities Tempe · Gilbert Mesa · Gilbert',
        'Rate $24.00/hr $22.00/hr',
      ],
    ],
    [
      'es',
      'El trabajo cambió. Acepte para conservarlo.',
      [
        'Último día Un día dom, 29 de nov',
        'Horas 6.5 h 10 h',
        'Ciudades Tempe · Gilbert Mesa · Gilbert',
        'Tarifa $24.00/h $22.00/h',
      ],
    ],
  ] as const)('say in words what changed in a job that is asked again (%s)', async (locale, title, rows) => {
    if (locale === 'es') inSpanish();
    const hosted = hostWorld({ scenario: 'empty' });
    const { world } = hosted;
    world.tables.user.update(marcusId, { locale });
    const { orderId, invitationId } = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    const { version } = world.tables.order.require(orderId);
    const changed = {
      ...orderFields,
      version,
      crew_requirements: [{ position: PositionCode.helper, count: 2 }],
      offered_rates: { '3': 2200 },
      pick_up_addresses: [stop('Mesa', '85201')],
      estimated_hours: 5,
      end_date: '2026-11-29',
    };
    await as('priya', world, 'updateOrder', { params: { orderId }, body: changed });
    renderApp({ as: people.marcus, shell: false, width: phone, hosted, path: '/helper/job/company/new' });
    expect(await screen.findByText(title)).toBeVisible();
    const [, ...lines] = screen
      .getAllByRole('row')
      .map(({ children }) => [...children].map((cell) => cell.textContent));
    expect(lines.map((cells) => plainSpaces(cells.join(' ')))).toEqual(rows);
  });

  it.each([
    ['en', 'Show-up pay: 2 hr, $48.00', 'Printable statement'],
    ['es', 'Pago por presentarse: 2 h, $48.00', 'Recibo para imprimir'],
  ] as const)('say what a canceled job still pays, as its details do (%s)', async (locale, pay, statement) => {
    if (locale === 'es') inSpanish();
    const { world, orderId, invitationId, user } = await openHelperJobs({
      path: '/helper/job/company/cancelled',
      locale,
    });
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    await as('priya', world, 'cancelOrder', { params: { orderId }, body: { reason: 'weather', show_up_pay_hours: 2 } });
    const card = await screen.findByRole('listitem', { name: new RegExp(`#${orderId}$`) });
    expect(plainSpaces(card.textContent)).toContain(pay);
    expect(plainSpaces(card.textContent)).not.toContain('$156');
    await user.click(within(card).getByRole('link', { name: new RegExp(`#${orderId}$`) }));
    expect(await screen.findByRole('link', { name: statement })).toBeVisible();
    expect(plainSpaces(document.body.textContent)).toContain(pay);
  });

  it('show old and new values of a changed job side by side', async () => {
    const { world, orderId, invitationId } = await openHelperJobs();
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    const later = { date: '2026-11-30', arrival_window: '12:00 - 14:00', version: 1 };
    const body = Object.assign(
      {},
      orderFields,
      { crew_requirements: [{ position: PositionCode.helper, count: 2 }] },
      later,
    );
    expect((await as('priya', world, 'updateOrder', { params: { orderId }, body })).status).toBe(200);
    const table = within(await within(await findJobCard(orderId)).findByRole('table'));
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
    await openHelperJobs();
    const tabs = within(await screen.findByRole('navigation', { name: 'Invitations by answer' }));
    await until(() =>
      expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'New1',
        'Accepted0',
        'Rejected0',
        'Canceled0',
      ]),
    );
    expect(tabs.getByRole('link', { name: /^New/ })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['/helper/job', 'Job'],
    ['/helper/job/company/waiting', 'Rejected'],
    ['/helper/job/company/cancelled', 'Canceled'],
  ])('%s is titled %s', async (path, title) => {
    await openHelperJobs({ path });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('show an invitation that arrives', async () => {
    const { world, orderId } = await openHelperJobs();
    await findJobCard(orderId);
    const another = await asked(world);
    expect(await findJobCard(another.orderId)).toBeVisible();
  });

  it('warn of an accepted job at the same time, and offer no acceptance', async () => {
    const { world, orderId, invitationId } = await openHelperJobs();
    await findJobCard(orderId);
    const another = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    const card = within(await findJobCard(another.orderId));
    const warning = 'You already work 8:00 AM–2:30 PM that day (Copper Mesa Moving Co.)';
    expect(await card.findByText(warning)).toBeVisible();
    expect(card.getByText(`#${orderId}`)).toBeVisible();
    await until(() => expect(card.queryByRole('button', { name: /^Accept/ })).toBeNull());
    expect(card.getByRole('button', { name: /^Decline/ })).toBeVisible();
  });

  it('say when there is nothing, and lead to the calendar', async () => {
    await openHelperJobs({ path: '/helper/job/company/accepted' });
    expect(await screen.findByText('No accepted jobs')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { world, press, orderId } = await openHelperJobs({ faults: 'getHelperInvitations:500' });
    expect(await screen.findByText('Your jobs couldn’t be loaded')).toBeVisible();
    world.faults.set([]);
    await press('Try again');
    expect(await findJobCard(orderId)).toBeVisible();
  });
});

describe('the details', () => {
  it('hide address and crew until the job is accepted, then show the way and the phone', async () => {
    const app = await openHelperJobs({ path: details });
    expect(await screen.findByText('You see the full address after you accept.')).toBeVisible();
    expect(screen.getByText('You see who is on the crew after you accept.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
    await app.press(/^Accept/);
    const way = await screen.findByRole('link', { name: 'Directions' });
    expect(way).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('410 W Copperleaf Ave, Tempe')));
    expect(screen.getByRole('link', { name: 'Call Rebecca' })).toHaveAttribute('href', 'tel:+16025550142');
    expect(screen.getByText('You')).toBeVisible();
  });

  it('lead to the city while the office has no address of a drafted need', async () => {
    const { world, ...hosted } = hostWorld({ scenario: 'empty' });
    const day = { date: '2026-11-28', arrival_window: '08:00 - 10:00', estimated_hours: 4 };
    await publish(world, { draft: { ...day, city: 'Tempe', state: 'AZ' } });
    const [application] = world.tables.offerApplication.by('user', marcusId);
    const applicationId = application?.id ?? 0;
    await applyAsMarcus(world, application?.offer_id ?? 0);
    await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
    const [invitation] = world.tables.invitation.by('user', marcusId);
    const path = details(invitation?.id ?? 0);
    renderApp({ as: people.marcus, shell: false, width: phone, path, hosted: { ...hosted, world } });
    const way = await screen.findByRole('link', { name: 'Directions' });
    expect(way).toHaveAttribute('href', expect.stringMatching(/destination=Tempe%2C%20AZ$/));
    expect(screen.getByRole('link', { name: 'Tempe' })).toHaveAttribute('href', way.getAttribute('href'));
  });

  it('say what a withdrawal means before it is confirmed', async () => {
    const app = await openHelperJobs({ path: details });
    await app.press(/^Accept/);
    await app.press('Withdraw');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Your slot opens for someone else.*You give up about \$156\./)).toBeVisible();
    expect(dialog.getByText(/more than 24 hours before the start/)).toBeVisible();
    await app.user.click(dialog.getByRole('radio', { name: 'Sick' }));
    await app.user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await until(() => expect(address()).toBe('/helper/job/company/new'));
    act(() => void sendUndoables());
    await until(() =>
      expect(app.world.tables.invitation.require(app.invitationId)).toMatchObject({
        status: InvitationStatus.cancelled,
        reason: 'sick',
      }),
    );
  });

  it('say that a job is not there', async () => {
    await openHelperJobs({ path: details(99_999) });
    expect(await screen.findByText('This job is no longer available to you.')).toBeVisible();
  });

  it('name the language of the company’s notes', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const orderId = await placeOrder(hosted.world, {
      crew_notes: 'Dogs in the yard',
      pick_up_addresses: [{ ...stop('Tempe', '85281'), access_notes: 'Gate 4471' }],
    });
    const [invitationId = 0] = await invite(hosted.world, orderId, [marcusId, PositionCode.helper]);
    await as('marcus', hosted.world, 'acceptInvitation', { params: { invitationId } });
    hosted.world.tables.user.update(marcusId, { locale: 'es' });
    inSpanish();
    renderApp({ as: people.marcus, shell: false, width: phone, path: details(invitationId), hosted });
    for (const text of ['Dogs in the yard', 'Gate 4471']) {
      const note = await screen.findByText(text);
      expect(note).toHaveAttribute('lang', 'en');
      expect(note.nextSibling).toHaveTextContent('En inglés');
    }
  });

  it('speak Spanish', async () => {
    inSpanish();
    const { orderId } = await openHelperJobs({ locale: 'es', path: details });
    expect(await screen.findByText('Verá la dirección completa cuando acepte.')).toBeVisible();
    expect(screen.getByRole('button', { name: `Aceptar el trabajo #${orderId}` })).toBeVisible();
  });
});
