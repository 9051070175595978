import { expect, it } from 'vitest';
import { inPhoenix } from '../../../../tests/kit/app/inPhoenix';
import { revoke } from '../../../../tests/kit/happenings';
import { until } from '../../../../tests/kit/until';
import { http } from '../../http/http';
import { sessionActions } from '../../session/slice';

const localKeys = () => Object.keys(localStorage).sort((a, b) => a.localeCompare(b));

it('stores only the keys of the specification while connected, and none after a sign-out', async () => {
  const app = await inPhoenix();
  expect(app.connection()).toBe('connected');
  expect(localKeys()).toEqual(['activeBranchId', 'token', 'userData']);
  app.store.dispatch(sessionActions.signOutRequested());
  await until(() => expect(app.reloads).toEqual(['/login']));
  await until(() => expect(app.world.pusher.socketCount()).toBe(0));
  expect(localKeys()).toEqual([]);
});

it('stores nothing about the connection after a 401', async () => {
  const app = await inPhoenix();
  revoke(app.world, app.token ?? '');
  await expect(http({ url: '/managers', method: 'GET' })).rejects.toMatchObject({ status: 401 });
  await until(() => expect(app.world.pusher.socketCount()).toBe(0));
  expect(localKeys()).toEqual(['activeBranchId', 'userData']);
});

it('removes the transport that an earlier version stored', async () => {
  localStorage.setItem('pusherTransportTLS', '{"transport":"ws"}');
  localStorage.setItem('pusherTransportNonTLS', '{"transport":"ws"}');
  await inPhoenix();
  expect(localKeys()).toEqual(['activeBranchId', 'token', 'userData']);
});
