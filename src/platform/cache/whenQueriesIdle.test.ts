// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { whenQueriesIdle } from './queryClient';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** Waits on a page that is idle when `draw` is called, with queries that end when their function is called. */
function wait() {
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  onTestFinished(() => void vi.unstubAllGlobals());
  const begin = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    void queryClient.prefetchQuery({ queryKey: [name], queryFn: () => promise });
    return () => resolve(name);
  };
  const isDone = vi.fn<() => void>();
  return {
    begin,
    isDone,
    start: () => void whenQueriesIdle(queryClient).then(isDone),
    draw: () => idle.splice(0).forEach((task) => task()),
  };
}

it('waits for the answers of the first screen, and until it is drawn', async () => {
  const { begin, isDone, start, draw } = wait();
  const end = begin('rows');
  start();
  await pass(1000);
  end();
  await pass(49);
  draw();
  expect(isDone).not.toHaveBeenCalled();
  await pass(1);
  expect(isDone).not.toHaveBeenCalled();
  draw();
  await pass(0);
  expect(isDone).toHaveBeenCalledOnce();
});

it('waits for a query that begins while the screen is drawn', async () => {
  const { begin, isDone, start, draw } = wait();
  start();
  await pass(50);
  const end = begin('details');
  draw();
  await pass(500);
  expect(isDone).not.toHaveBeenCalled();
  end();
  await pass(50);
  draw();
  await pass(0);
  expect(isDone).toHaveBeenCalledOnce();
});

it('waits three seconds at most', async () => {
  const { begin, isDone, start } = wait();
  begin('rows');
  start();
  await pass(2999);
  expect(isDone).not.toHaveBeenCalled();
  await pass(1);
  expect(isDone).toHaveBeenCalledOnce();
});
