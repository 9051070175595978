import type { AxiosAdapter } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/kit/http/answerCalls';
import { testClient } from '../../../tests/kit/http/testClient';
import { type ApiError, isTimeout } from './ApiError';
import type { HttpRequest } from './client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function watch(request: HttpRequest) {
  const settled = vi.fn<(error: ApiError) => void>();
  void testClient()
    .request(request)
    .then(() => expect.unreachable('The request succeeded'), settled);
  return settled;
}

describe('a call without an answer', () => {
  beforeEach(() => void answerCalls(() => new Promise<never>(() => undefined)));

  it.each([
    ['that reads', { method: 'GET' }, 20],
    ['that reads by default', {}, 20],
    ['that writes', { method: 'POST', data: { a: 1 } }, 30],
    ['that deletes', { method: 'delete' }, 30],
    ['that outlives its page', { method: 'POST', data: {}, keepalive: true }, 30],
    ['with a file that makes no progress', { method: 'POST', data: new FormData() }, 30],
    ['with its own limit', { timeout: 5000 }, 5],
  ])('%s has failed after %o %i s', async (_, call, seconds) => {
    const settled = watch({ url: '/x', ...call });
    await pass(seconds * 1000 - 100);
    expect(settled).not.toHaveBeenCalled();
    await pass(200);
    expect(settled.mock.calls.map(([error]) => [error.status, isTimeout(error)])).toEqual([[0, true]]);
  });
});

describe('a file on its way', () => {
  it('reports its progress', async () => {
    const seen: number[] = [];
    answerCalls(() => Response.json({}));
    const data = new FormData();
    data.append('file', new File(['x'.repeat(1000)], 'photo.png'));
    const onUploadProgress = ({ progress = 0 }) => void seen.push(progress);
    const sent = testClient().request({ url: '/x', method: 'POST', data, onUploadProgress });
    await pass(1000);
    await sent;
    expect(seen.at(-1)).toBe(1);
  });

  it('may take as long as it moves, and then has its time for the answer', async () => {
    const seen: number[] = [];
    let progress = (_share: number) => undefined as void;
    const adapter: AxiosAdapter = ({ onUploadProgress, signal }) => {
      progress = (share) => onUploadProgress?.({ loaded: share, progress: share, bytes: 1, lengthComputable: true });
      return new Promise((_resolve, reject) => {
        signal?.addEventListener?.('abort', () => reject(new Error('aborted')));
      });
    };
    const onUploadProgress = (event: { progress?: number }) => void seen.push(event.progress ?? 0);
    const settled = watch({ url: '/x', method: 'POST', data: new FormData(), adapter, onUploadProgress });
    await pass(10);
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      progress(share);
      await pass(29_000);
    }
    expect([settled.mock.calls.length, seen]).toEqual([0, [0.2, 0.4, 0.6, 0.8, 1]]);
    await pass(1000);
    expect(settled.mock.calls.map(([error]) => isTimeout(error))).toEqual([true]);
  });

  it('can still be canceled by its caller', async () => {
    answerCalls(() => new Promise<never>(() => undefined));
    const controller = new AbortController();
    const settled = watch({ url: '/x', method: 'POST', data: new FormData(), signal: controller.signal });
    await pass(1000);
    controller.abort();
    await pass(10);
    expect(settled.mock.lastCall?.[0]).toMatchObject({ name: 'CanceledError' });
    await pass(60_000);
    expect(settled).toHaveBeenCalledOnce();
  });
});
