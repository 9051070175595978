import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { sessionActions } from '#platform/session/slice';
import { address } from '../../../../../tests/kit/app/startApp';
import { renderOrder } from '../../../../../tests/kit/screens/orderScreen';
import { until } from '../../../../../tests/kit/until';

const create = '/company/job/create?date=2026-11-28';

/** One field for each section except the files: section, label, input and the provider's field name. */
const parts = [
  ['Customer', /^Email/, 'rebecca.h@example.com', 'customer_email'],
  ['Service', /^Job type/, 'senior', 'job_type'],
  ['When', /^Arrival window/, '09:00 - 11:00', 'arrival_window'],
  ['Pickup', /^ZIP code/, '85282', 'pick_up_addresses.0.zip'],
  ['Destination', /^Access notes/, 'Gate 4471', 'destination_addresses.0.access_notes'],
  ['Items', /^Item/, 'Piano bench', 'items.0.name'],
  ['Crew', /^Helper/, '3', 'crew_requirements.1.count'],
  ['Vehicles', /^Qty/, '2', 'vehicle_requirements.0.count'],
  ['Pay', /^Rate for a helper/, '25.5', 'offered_rates.3'],
  ['Notes', /^Office notes/, 'Pays by card', 'office_notes'],
] as const;

type App = ReturnType<typeof renderOrder>;

const permit = new File(['%PDF-1.7'], 'permit.pdf', { type: 'application/pdf' });
const chooseFile = (file = permit) =>
  fireEvent.change(screen.getByLabelText('Add files'), { target: { files: [file] } });
const fileNames = (app: App) => [...app.part('Files').queryAllByText(/\.pdf$/)].map(({ textContent }) => textContent);
const fileRow = (app: App) => app.part('Files').getByText('permit.pdf').closest('li');
const sentFiles = ({ world }: App) => world.tables.orderFile.all().map(({ name }) => name);

const getField = (app: App, section: string, label: RegExp) =>
  app.part(section).getByLabelText<HTMLInputElement>(label);
const typed = (app: App) =>
  parts.map(([section, label]) => getField(app, section, label).value.replace('25.50', '25.5'));
/** The value of a select is the index of the choice. */
const expected = parts.map(([section, , value]) => (section === 'Service' ? '2' : value));

/** Fills in one field of each section. */
async function fill(app: App) {
  await app.fillRequired();
  await app.press('Add custom item');
  await app.press('Add vehicle');
  await until(() => expect(app.part('Vehicles').getByText('26 ft box truck')).toBeInTheDocument());
  app.choose('Vehicles', /^Vehicle type/, '26 ft box truck');
  app.type('Items', /^Cu ft each/, '8');
  for (const [section, label, value] of parts) app.type(section, label, section === 'Service' ? '2' : value);
  expect(typed(app)).toEqual(expected);
  chooseFile();
  expect(fileNames(app)).toEqual(['permit.pdf']);
}

/** Restores the draft and waits until the form shows it. */
async function waitForDraft(app: App) {
  await app.ready();
  await app.press('Restore');
  // Waits for one field only: querying each one in a large form takes too long.
  const notes = document.querySelector<HTMLTextAreaElement>('[name="office_notes"]');
  await until(() => expect(notes?.value).toBe('Pays by card'));
  expect(typed(app)).toEqual(expected);
  expect(fileNames(app)).toEqual(['permit.pdf']);
}
const isKept = (app: App) =>
  until(async () => {
    const key = { owner: 'user:2', form: 'order-new-1' } as const;
    expect(JSON.stringify(await app.drafts.load(key))).toContain('Pays by card');
    expect((await app.drafts.loadFiles(key)).size).toBe(1);
  });

it('shows provider errors at the fields of each section and keeps the input', async () => {
  const app = renderOrder(create);
  await fill(app);
  const refused = [...parts.map(([section, , , error]) => [section, error] as const), ['Files', 'attachment_ids.0']];
  app.refuse(Object.fromEntries(refused.map(([section, error]) => [error, [`Not this ${section}`]])));
  await app.press('Save job');
  const getNote = ([section, label]: (typeof parts)[number]) => {
    const control = section === 'Crew' ? screen.getByLabelText(/^Crew needed/) : getField(app, section, label);
    return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
  };
  await app.sees('Not this Notes');
  await until(() => expect(parts.map(getNote)).toEqual(parts.map(([section]) => `Not this ${section}`)));
  expect(fileRow(app)).toHaveTextContent('Not this Files');
  expect(screen.getByText('Files, permit.pdf: Not this Files').getAttribute('href')).toBe(`#${fileRow(app)?.id}`);
  expect(getField(app, 'Destination', /^Access notes/).closest('details')).toHaveAttribute('open');
  expect(typed(app)).toEqual(expected);
  expect(fileNames(app)).toEqual(['permit.pdf']);
  app.refuse();
  await app.press('Save job');
  await until(() => expect(address()).toBe('/company/job/not-formed'));
  expect(app.world.tables.order.all()).toMatchObject([
    {
      customer_email: 'rebecca.h@example.com',
      job_type: 'senior',
      arrival_window: '09:00 - 11:00',
      pick_up_addresses: [{ zip: '85282' }],
      destination_addresses: [{ access_notes: 'Gate 4471' }],
      items: [{ name: 'Piano bench', cuft: 8 }],
      offered_rates: { '3': 2550 },
      office_notes: 'Pays by card',
      crew_requirements: [
        { position: PositionCode.foremanDriver, count: 1 },
        { position: PositionCode.helper, count: 3 },
      ],
      vehicle_requirements: [{ vehicle_type_id: 7, count: 2 }],
      attachments: [{ name: 'permit.pdf' }],
    },
  ]);
  const key = { owner: 'user:2', form: 'order-new-1' } as const;
  await until(async () => expect((await app.drafts.loadFiles(key)).size).toBe(0));
});

it('keeps the input of each section after a reload and after the session ends', async () => {
  const before = renderOrder(create, { faults: 'uploadOrderFile:never', shell: true });
  await fill(before);
  await isKept(before);
  before.unmount();
  expect(sentFiles(before)).toEqual([]);

  const app = renderOrder(create, { hosted: before.hosted, shell: true });
  app.world.faults.set([]);
  await waitForDraft(app);
  await until(() => expect(sentFiles(app)).toEqual(['permit.pdf']));
  app.store.dispatch(sessionActions.unauthorized(app.token));
  await screen.findByRole('button', { name: 'Log in' });
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'priya@coppermesa.example' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'Moving-2026' } });
  await app.press('Log in');
  await until(() => expect(address()).toBe(create));
  await waitForDraft(app);
  expect(sentFiles(app)).toEqual(['permit.pdf']);
});

it('reports a lost connection, and the next try saves one job', async () => {
  const app = renderOrder(create, { faults: 'createOrder:network' });
  await app.fillRequired();
  await app.press('Save job');
  await app.sees('The server didn’t respond');
  app.world.faults.set([]);
  await app.press('Save job');
  await until(() => expect(address()).toBe('/company/job/not-formed'));
  expect(app.world.tables.order.all()).toHaveLength(1);
});

it('asks before leaving with unsaved input', async () => {
  const app = renderOrder(create);
  await app.ready();
  expect(await app.leaveGuard.canLeave()).toBe(true);
  app.type('Customer', /^First name/, 'Rebecca');
  const answer = app.leaveGuard.canLeave();
  await app.sees('Leave this page?');
  await app.press('Cancel');
  expect(await answer).toBe(false);
});
