import { http as msw } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#generated/endpoints/auth/auth';
import { createBranch, deleteBranch } from '#generated/endpoints/branches/branches';
import { getNotifications } from '#generated/endpoints/notifications/notifications';
import { authorizeChannel } from '#generated/endpoints/realtime/realtime';
import { createHttpClient } from '#platform/http/client';
import { connectHttp } from '#platform/http/http';
import { operations } from '../../mocks/generated/operations';
import { readQuery } from '../../mocks/provider/http/requests';
import { answerWithExample } from '../kit/http/exampleAnswers';

/** The generated client sends requests exactly as the contract describes them. */
const seen: Request[] = [];
const server = setupServer(
  msw.all('*/api/*', ({ request }) => {
    seen.push(request.clone());
    return answerWithExample(request);
  }),
);

beforeAll(() => {
  // Earlier tests in this worker may have set another address.
  connectHttp(createHttpClient({ apiUrl: '/api', getToken: () => null, onUnauthorized: () => undefined }));
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => void seen.splice(0));
afterEach(() => expect(seen).toHaveLength(1));
afterAll(() => server.close());

test('a form with a file and lists is multipart with repeated parts', async () => {
  const avatar = new File(['picture'], 'logo.png', { type: 'image/png' });
  await createBranch({ ...address, name: 'Flagstaff', avatar, 'serving_area_ids[]': [3, 4] });
  const { contentType, schema } = operations.createBranch.request.body;
  const parts = await sent().formData();
  expect(sent().headers.get('content-type')).toMatch(new RegExp(`^${contentType}; boundary=`));
  expect(parts.getAll('serving_area_ids[]')).toEqual(['3', '4']);
  expect(parts.get('avatar')).toBeInstanceOf(Blob);
  const ids = parts.getAll('serving_area_ids[]').map(Number);
  expect(schema.safeParse({ ...Object.fromEntries(parts), 'serving_area_ids[]': ids }).error).toBeUndefined();
});

test('a channel is authorized with a url-encoded form', async () => {
  await authorizeChannel({ socket_id: '12.34', channel_name: 'private-App.Models.User.1' });
  const { contentType, schema } = operations.authorizeChannel.request.body;
  expect(sent().headers.get('content-type')).toContain(contentType);
  const fields = Object.fromEntries(new URLSearchParams(await sent().text()));
  expect(schema.parse(fields)).toEqual({ socket_id: '12.34', channel_name: 'private-App.Models.User.1' });
});

test.each([
  ['deleteBranch', () => deleteBranch(1, { name: 'Phoenix' }), operations.deleteBranch, '/api/company-branches/1'],
  [
    'deleteAccount',
    () => deleteAccount({ password: 'x', confirm: 'DELETE' }),
    operations.deleteAccount,
    '/api/auth/delete-account',
  ],
] as const)('%s carries its body', async (_name, call, operation, path) => {
  await call();
  expect(sent().method).toBe('DELETE');
  expect(new URL(sent().url).pathname).toBe(path);
  expect(operation.request.body.schema.safeParse(await sent().json()).success).toBe(true);
});

test('the feed is requested by branch, page and kind', async () => {
  // The empty answer is refused; only the request matters here.
  await getNotifications(0, { page: 2, type: 'unread' }).catch(() => undefined);
  const request = sent();
  expect(new URL(request.url).pathname).toBe('/api/notifications/branch/0/get-notifications');
  expect(readQuery(operations.getNotifications, { request, params: {} })).toEqual({ page: 2, type: 'unread' });
});

const address = { phone: '9285550110', address_line: '14 E Route 66', city: 'Flagstaff', state: 'AZ', zip: '86001' };

function sent(): Request {
  const [request] = seen;
  if (!request) throw new Error('nothing was sent');
  return request;
}
