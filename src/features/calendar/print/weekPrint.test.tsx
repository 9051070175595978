import { act, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { accept, crewIds, fewPeople } from '../../../../tests/kit/crews';
import { people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';

const open = (query: string, hosted = fewPeople()) =>
  renderApp({ as: people.dana, hosted, path: `/company/calendar?${query}`, shell: false });

it('shows the jobs of each day with window, customer, cities, crew and truck, and prints them', async () => {
  const hosted = fewPeople();
  const first = await placeOrder(hosted.world, {
    date: '2026-11-29',
    end_date: '2026-11-30',
    vehicle_requirements: [{ vehicle_type_id: 7, count: 1, provided_by: 'company' }],
  });
  const [accepted = 0] = await invite(
    hosted.world,
    first,
    [crewIds.marcus, PositionCode.helper],
    [crewIds.sofia, PositionCode.foremanDriver],
  );
  await accept(hosted.world, people.marcus, accepted);
  await placeOrder(hosted.world, { customer_last_name: 'Later', date: '2026-11-30' });
  const before = window.print;
  let printed = 0;
  window.print = () => void (printed += 1);
  onTestFinished(() => void (window.print = before));

  const { user } = open('date=2026-11-28&print=week', hosted);
  const sheet = within(await screen.findByLabelText('Week to print'));
  expect(sheet.getByText(/^Phoenix · Nov 23/)).toBeVisible();
  const jobs = sheet.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent));
  expect(jobs).toEqual([
    `8:00–10:00 AMRebecca Hollis #${first}Day 1 of 2Tempe → GilbertCrew 1 of 3: Marcus Reed, Sofia Delgado (pending)1 × 26 ft box truck`,
  ]);
  await user.click(screen.getByText('Print'));
  expect(printed).toBe(1);
  await user.click(screen.getByLabelText('Next week'));
  await until(() => expect(address()).toContain('date=2026-12-05'));
  await until(() => expect(sheet.getAllByRole('listitem')).toHaveLength(2));
});

it('is linked from the calendar, keeps its filters and leads back to it', async () => {
  const hosted = fewPeople();
  await placeOrder(hosted.world);
  const { user } = open('view=agenda&date=2026-11-28&status=4', hosted);
  await user.click(await screen.findByLabelText('More'));
  await user.click(await screen.findByText('Print week'));
  expect(await screen.findByText(/Some jobs are hidden by filters/)).toBeVisible();
  expect(within(screen.getByLabelText('Week to print')).queryAllByRole('listitem')).toEqual([]);
  await user.click(screen.getByLabelText('Calendar'));
  await until(() => expect(address()).toBe('/company/calendar?view=agenda&date=2026-11-28&status=4'));
});

it('prints the week by person from that view: open jobs, then everyone with jobs, hours and days off', async () => {
  const hosted = fewPeople();
  const id = await placeOrder(hosted.world);
  const [accepted = 0] = await invite(hosted.world, id, [crewIds.marcus, PositionCode.helper]);
  await accept(hosted.world, people.marcus, accepted);
  await invite(hosted.world, id, [crewIds.sofia, PositionCode.foremanDriver]);
  const { user } = open('view=people&date=2026-11-28&person=5', hosted);
  await user.click(await screen.findByLabelText('More'));
  await user.click(await screen.findByText('Print week'));
  const sheet = within(await screen.findByLabelText('Week to print'));
  const rows = () => sheet.getAllByRole('row').map(({ textContent }) => plainSpaces(textContent));
  await until(() => expect(rows()).toHaveLength(3));
  expect(rows()[1]).toMatch(/^Needs crew8 AM Hollis 1 helper$/);
  expect(rows()[2]).toMatch(/^Marcus Reed .* of \d+ hr.*8 AM Hollis/);
});

it('is printed in Spanish for the crew, and is in English on screen again', async () => {
  const hosted = fewPeople();
  const id = await placeOrder(hosted.world, { help_type: 1 });
  await invite(hosted.world, id, [crewIds.sofia, PositionCode.foremanDriver]);
  const { user } = open('view=people&date=2026-11-28&print=week', hosted);
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => plainSpaces(textContent));
  await until(() => expect(rows().at(-1)).toContain('(pending)'));
  const before = window.print;
  const printed: string[][] = [];
  window.print = () => void printed.push(rows());
  onTestFinished(() => void (window.print = before));
  await user.click(screen.getByText('Print in Spanish'));
  expect(printed).toEqual([
    expect.arrayContaining([
      expect.stringMatching(/^Personaslun, 23 de nov/),
      'Faltan personas8 a.m. Hollis 2 ayudantes',
      expect.stringMatching(/^Sofia Delgado .* de \d+ h.*8 a.m. Hollis \(pendiente\)/),
    ]),
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole('table', { name: 'Week by person' })).toBeVisible();
});
