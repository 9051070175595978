import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { notFormedOrder } from '../../../tests/kit/orders';

// A provider that answers 200 with data that breaks the contract.

type Members = Record<string, unknown>;
const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** The same answer with changed members in its data. */
const withData = (change: Members) => (body: unknown) =>
  isMembers(body) && isMembers(body.data) ? { ...body, data: { ...body.data, ...change } } : body;
const withoutData = () => ({ message: '', errors: null, success: true });

function open(path: string, answers: string, alter: (body: unknown) => unknown) {
  const hosted = hostWorld();
  const order = notFormedOrder(hosted.world, 1);
  hosted.alterAnswers(answers.replace(':id', String(order?.id)), alter);
  const app = renderApp({ as: 'dana@coppermesa.example', hosted, path: path.replace(':id', String(order?.id)) });
  app.excuse(/\[crewboard\]|The above error occurred/);
  const repair = () => hosted.alterAnswers(answers.replace(':id', String(order?.id)), (body) => body);
  return { ...app, repair };
}

const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

describe('the details of a job', () => {
  const [path, call] = ['/company/job/details/:id', 'GET /orders/:id/detail'];

  it('show an unknown status by its number, and offer no action on the crew', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    open(path, call, (body) => {
      const text = JSON.stringify(body).replaceAll('"closed_state":"cancelled"', '"closed_state":null');
      return JSON.parse(text.replaceAll(/"status":\d+/g, '"status":42'));
    });
    const job = within(await screen.findByRole('article', { name: /Job/ }));
    expect((await screen.findAllByText('Status 42'))[0]).toBeVisible();
    expect(job.getByRole('button', { name: 'Crew sheet' })).toBeVisible();
    expect(job.queryByText(/^(Add crew|Edit crew|Edit job|Find people|Complete)/)).toBeNull();
    expect(job.queryByLabelText(/^More for job/)).toBeNull();
  });

  it('show an error without data, and the job once it arrives', async () => {
    const { user, repair } = open(path, call, withoutData);
    const button = await tryAgain();
    expect(screen.getByText('The job couldn’t be loaded')).toBeVisible();
    repair();
    await user.click(button);
    expect(await screen.findByRole('article', { name: /Job/ })).toBeVisible();
  });

  it('leave out a part beyond the specification that cannot be read', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    open(path, call, withData({ timeline: 'x' }));
    const page = within(await screen.findByRole('article', { name: /Job/ }));
    expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a branch', () => {
  const [path, call] = ['/company/branch?branch=1', 'GET /company-branches/1'];

  it.each(['managers', 'serving_areas', 'default_arrival_windows'])(
    'with a text for its list of %s is shown without it',
    async (field) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      open(path, call, (body) =>
        isMembers(body) && isMembers(body.data) && field in body.data ? withData({ [field]: 'x' })(body) : body,
      );
      expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
      expect(screen.getByRole('list', { name: 'Branches' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );
});

describe('the subscription', () => {
  const [path, call] = ['/company/settings/subscription', 'GET /subscription'];

  it('shows a dash for an invalid date', async () => {
    open(path, call, withData({ current_period_end: 'soon', trial_ends_at: 'never' }));
    expect(await screen.findByText(/—/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows everything else without its list of invoices', async () => {
    open(path, call, withData({ invoices: 'x' }));
    await tryAgain();
    expect(screen.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  });
});

it.each([
  ['/company/job/not-formed', 'GET /company-branches/1/orders?', withData({ data: 'y' })],
  ['/company/job/history', 'GET /company-branches/1/orders/history', withoutData],
  ['/company/team', 'GET /company-branches/1/employees', withData({ data: 7 })],
  ['/company/team/requested', 'GET /company-branches/1/helper-branch-invitations', () => 'hello'],
  ['/company/activity', 'GET /notifications/branch/1/get-notifications', withData({ data: 'x' })],
  ['/company/settings/subscription', 'GET /plans', withoutData],
  ['/company/job/not-formed', 'GET /company-branches', withoutData],
])('%s offers to try again if %s does not answer with a list', async (path, call, alter) => {
  open(path, call, alter);
  expect(await tryAgain()).toBeVisible();
});

it.each([
  ['/company/job/not-formed', 'GET /company-branches/1/orders?'],
  ['/company/job/outsourcing', 'GET /company-outsource?'],
])('%s shows an unknown status by its number', async (path, call) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  open(path, call, (body) => JSON.parse(JSON.stringify(body).replaceAll(/"status":\d+/g, '"status":42')));
  expect((await screen.findAllByText('Status 42'))[0]).toBeVisible();
  expect(screen.queryByText(/can’t be shown|couldn’t be/)).toBeNull();
});
