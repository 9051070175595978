import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { phone, renderApp } from '../../tests/kit/app/renderApp';
import { hostWorld } from '../../tests/kit/hostedWorld';
import { people } from '../../tests/kit/operations';
import { invite, placeOrder } from '../../tests/kit/orders';
import { castIds } from '../account/seed/cast';
import { type OperationId, operations } from '../generated/operations';
import type { DocumentedAnswer } from './bridge/messages';
import { listDocumentedAnswers, toFault } from './controls';

const listAll = async (id: OperationId) =>
  (await listDocumentedAnswers(id)).map((answer) => [toName(answer), answer] as const);
const toName = ({ status, content }: DocumentedAnswer) => (content === 'refusal' ? String(status) : content);

it('every operation offers its success and each documented status, and no status twice', async () => {
  for (const [id, { answers }] of Object.entries(operations)) {
    const offered = await listDocumentedAnswers(id);
    const statuses = offered.filter(({ content }) => content !== 'emptyLists').map(({ status }) => status);
    expect(statuses).toEqual(Object.keys(answers).map(Number));
  }
});

it('offers nothing for an operation that does not exist', async () => {
  expect(await listDocumentedAnswers('getMoon')).toEqual([]);
});

/** A world that gives this answer to each call of an operation, so that a screen that loads twice still shows it. */
async function hostWith(id: OperationId, answer: DocumentedAnswer) {
  const hosted = hostWorld({ scenario: 'empty' });
  const orderId = await placeOrder(hosted.world);
  await invite(hosted.world, orderId, [castIds.marcus, PositionCode.helper]);
  hosted.world.faults.set([{ ...(await toFault(id, answer)), once: false }]);
  return hosted;
}

const signedOut = 'Log in to your account to continue.';
const noPermission = 'You don’t have permission to do this. Ask the company owner for access.';
const trouble = 'The server is having trouble. Please try again.';

const lists = [
  {
    id: 'getOrders',
    path: '/company/job/not-formed',
    example: '#1042',
    empty: 'No jobs waiting for a crew',
    notLoaded: 'The jobs couldn’t be loaded',
  },
  {
    id: 'getNotifications',
    path: '/company/activity',
    example: 'Marcus Reed accepted job #1042',
    empty: 'No activity yet',
    notLoaded: 'The activities couldn’t be loaded',
  },
] as const;

describe.each(lists)('a list shows every answer of $id', async ({ id, path, example, empty, notLoaded }) => {
  const shown: Record<string, string> = {
    example,
    emptyLists: empty,
    401: signedOut,
    403: 'You don’t have access to this',
  };
  it.each(await listAll(id))('%s', async (name, answer) => {
    const hosted = await hostWith(id, answer);
    renderApp({ as: people.dana, path, shell: false, hosted });
    expect(await screen.findByText(shown[name] ?? notLoaded)).toBeVisible();
  });
});

describe('a helper who accepts sees every answer of acceptInvitation', async () => {
  const shown: Record<string, RegExp | string> = {
    example: /^Job #\d+ accepted$/,
    401: signedOut,
    402: /^Your free plan includes \d+ accepted jobs a month\.$/,
    403: noPermission,
    404: 'Not found.',
    409: 'This has changed. Load it again.',
    410: 'This is no longer available.',
    422: 'Some fields need your attention.',
    429: 'Too many requests.',
    500: trouble,
    503: trouble,
  };
  it.each(await listAll('acceptInvitation'))('%s', async (name, answer) => {
    const hosted = await hostWith('acceptInvitation', answer);
    const path = '/helper/job/company/new';
    const { user } = renderApp({ as: people.marcus, path, shell: false, hosted, width: phone });
    await user.click(await screen.findByRole('button', { name: /^Accept/ }));
    expect((await screen.findAllByText(shown[name] ?? name))[0]).toBeVisible();
  });
});
