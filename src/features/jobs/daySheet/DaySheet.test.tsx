import { act, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp } from '../../../../tests/kit/app/renderApp';
import { accept, crewIds, fewPeople } from '../../../../tests/kit/crews';
import { as, people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';

const day = '/company/job/formed?day=2026-11-28';

it('has a page with crew and stops for each job of the day that is not canceled', async () => {
  const hosted = fewPeople();
  const { world } = hosted;
  const first = await placeOrder(world, { crew_notes: 'Protect the floor', office_notes: 'Pays late' });
  const [invitationId = 0] = await invite(world, first, [crewIds.marcus, PositionCode.helper]);
  await accept(world, people.marcus, invitationId);
  const long = await placeOrder(world, { customer_name: 'Another', date: '2026-11-27', end_date: '2026-11-29' });
  await placeOrder(world, { customer_name: 'Later', date: '2026-11-29' });
  const gone = await placeOrder(world);
  await invite(world, gone, [crewIds.sofia, PositionCode.foremanDriver]);
  await as('priya', world, 'cancelOrder', { params: { orderId: gone }, body: { reason: 'weather' } });
  const before = window.print;
  let printed = 0;
  window.print = () => void (printed += 1);
  onTestFinished(() => void (window.print = before));

  const { user } = renderApp({ as: people.priya, hosted, path: day, shell: false });
  const page = within(await screen.findByLabelText(`Job #${first}`));
  expect(page.getByText('Sat, Nov 28 · 8:00–10:00 AM')).toBeVisible();
  expect(page.getByText('Marcus Reed')).toBeVisible();
  expect(page.getByText('(480) 555-0121')).toBeVisible();
  expect(page.queryByText(/\+1/)).toBeNull();
  expect(page.getByText('1 × Foreman/Driver: open')).toBeVisible();
  expect(page.getByText('Protect the floor')).toBeVisible();
  expect(page.queryByText('Pays late')).toBeNull();
  const ofDays = within(screen.getByLabelText(`Job #${long}`));
  expect(ofDays.getByText('Fri, Nov 27 – Sun, Nov 29 · 8:00–10:00 AM')).toBeVisible();
  expect(screen.getAllByLabelText(/^Job #/)).toHaveLength(2);
  expect(hosted.callsTo('moving_team')).toEqual([]);
  await user.click(screen.getByText('Print'));
  expect(printed).toBe(1);
});

it('is printed in Spanish for the crew, and is in English on screen again', async () => {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world);
  const before = window.print;
  const printed: string[] = [];
  window.print = () => void printed.push(plainSpaces(screen.getByLabelText(`Trabajo #${orderId}`).textContent));
  onTestFinished(() => void (window.print = before));
  const { user } = renderApp({ as: people.priya, hosted, path: day, shell: false });
  await screen.findByLabelText(`Job #${orderId}`);
  await user.click(screen.getByText('Print in Spanish'));
  expect(printed).toEqual([
    expect.stringMatching(
      /sáb, 28 de nov · 8:00–10:00 a. m.Cuadrilla.*Capataz\/Conductor: libre.*Recogida.*CasaEn la calle.*Cliente.*Carga y descarga/,
    ),
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByLabelText(`Job #${orderId}`)).toHaveAttribute('lang', 'en');
});

it('shows an empty day, and is linked from the formed jobs', async () => {
  const { user } = renderApp({ as: people.priya, hosted: fewPeople(), path: '/company/job/formed' });
  await user.click(await screen.findByText('Day sheet'));
  expect(await screen.findByText('No jobs on this day')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});

it('shows what has loaded, names what is missing and can retry', async () => {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world);
  hosted.world.faults.set([{ operation: 'getOrder', kind: 'status', status: 403 }]);
  const { user, waitForSecondLoad: calm } = renderApp({ as: people.priya, hosted, path: day, shell: false });
  expect(await screen.findByText('Some jobs couldn’t be loaded, so they aren’t on this sheet.')).toBeVisible();
  await calm();
  hosted.world.faults.set([]);
  await user.click(screen.getByText('Try again'));
  await until(() => expect(screen.getByLabelText(`Job #${orderId}`)).toBeVisible());
});
