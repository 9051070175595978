import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/http/ApiError';
import { renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { people } from '../../../../tests/kit/operations';
import { until } from '../../../../tests/kit/until';
import { FeedRefused } from './FeedDialog';

const path = '/company/calendar?view=agenda';

async function openFeed({ hosted = hostWorld({ scenario: 'empty' }), ...options }: RenderOptions = {}) {
  const app = renderApp({ as: people.dana, shell: false, path, ...options, hosted });
  await app.user.click(await screen.findByLabelText('More'));
  await app.user.click(await screen.findByText('Subscribe in your calendar app'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe in your calendar app' }));
  const token = () => app.world.tables.calendarFeed.get(app.session().user?.id ?? 0)?.token;
  return { ...app, dialog, token };
}

const field = () => screen.findByLabelText('Feed address');

async function createFeed() {
  const opened = await openFeed();
  await opened.user.click(await opened.dialog.findByText('Create address'));
  await field();
  return opened;
}

describe('the calendar feed', () => {
  it('is created, shown, copied and explained for the usual calendar apps', async () => {
    const { user, dialog, token } = await createFeed();
    const address = `${location.origin}/api/calendar-feeds/${token()}`;
    expect(await field()).toHaveValue(address);
    await user.click(dialog.getByLabelText('Copy Feed address'));
    expect(await dialog.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(dialog.getByText('Open in calendar app').closest('a')).toHaveAttribute(
      'href',
      address.replace('http', 'webcal'),
    );
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Apple Calendar',
      'Google Calendar',
      'Outlook',
    ]);
  });

  it('gets another address after a question', async () => {
    const { user, dialog, token } = await createFeed();
    const before = token();
    await user.click(dialog.getByText('Change address'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Change the feed address?' }));
    expect(question.getByText(/^The old address stops working immediately/)).toBeVisible();
    await user.click(question.getByText('Change address'));
    expect(await dialog.findByText(/^Your feed has a new address/)).toBeVisible();
    expect(token()).not.toBe(before);
    expect(await field()).toHaveValue(`${location.origin}/api/calendar-feeds/${token()}`);
  });

  it('is turned off after a question', async () => {
    const { user, dialog, token } = await createFeed();
    await user.click(dialog.getByText('Turn off'));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Turn off'));
    expect(await dialog.findByText(/^Your calendar feed is off/)).toBeVisible();
    expect(dialog.getByText('Create address')).toBeVisible();
    expect(token()).toBeUndefined();
  });

  it('leaves its secret neither in the address bar nor in the cache nor in storage', async () => {
    const { user, dialog, token, queryClient } = await createFeed();
    const secret = String(token());
    await user.click(dialog.getByText('Close'));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    const cached = () =>
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data ?? null),
      );
    await until(() => expect(cached()).not.toContain(secret));
    expect(
      JSON.stringify([location.href, history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
    ).not.toContain(secret);
  });
});

describe('without an answer', () => {
  it('says that it loads', async () => {
    const { dialog } = await openFeed({ hosted: hostWorld({ scenario: 'empty', faults: 'getCalendarFeed:never' }) });
    expect(await dialog.findByText('Loading your calendar feed')).toBeInTheDocument();
  });

  it('can be loaded again', async () => {
    const hosted = hostWorld({ scenario: 'empty', faults: 'getCalendarFeed:500' });
    const { user, dialog, world } = await openFeed({ hosted });
    expect(await dialog.findByText('Your calendar feed couldn’t be loaded')).toBeVisible();
    expect(shownToasts()).toHaveLength(1);
    world.faults.set([]);
    await user.click(dialog.getByText('Try again'));
    expect(await dialog.findByText('Create address')).toBeVisible();
  });

  it.each([403, 404, 500] as const)('keeps the dialog when creating it fails with %i', async (status) => {
    const { user, dialog, world } = await openFeed();
    await dialog.findByText('Create address');
    world.faults.set([{ operation: 'createCalendarFeed', kind: 'status', status }]);
    await user.click(dialog.getByText('Create address'));
    const problem = await dialog.findByRole('alert');
    expect(dialog.getByText('Create address')).toBeVisible();
    expect(shownToasts()).toEqual([problem.textContent]);
  });
});

it('says what a plan does not include, and how to get one that does', () => {
  const message = 'Your plan does not include a calendar feed. Upgrade to Helper Pro to get one.';
  const error = new ApiError(402, { data: null, message, errors: { plan: ['calendar_feed'] }, success: false });
  render(<FeedRefused error={error} plans={<a href="/plans">See plans</a>} />);
  expect(within(screen.getByRole('alert')).getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
});
