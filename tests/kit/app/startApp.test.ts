import { expect, it } from 'vitest';
import { runCall } from '#platform/cache/queryClient';
import { ApiError } from '#platform/http/ApiError';
import { readMessages } from '#platform/ui/messages/messageStore';
import { startApp } from './startApp';

const late = Promise.withResolvers<never>();
let isReported: Promise<unknown> | undefined;

it('an app ends while a call is on its way', () => {
  isReported = runCall(startApp().queryClient, () => late.promise).catch(() => undefined);
  expect(readMessages()).toEqual([]);
});

it('a call of an earlier app that fails shows no message in the next', async () => {
  late.reject(new ApiError(0, { data: null, message: 'No answer', errors: {}, success: false }));
  await isReported;
  expect(readMessages()).toEqual([]);
});
