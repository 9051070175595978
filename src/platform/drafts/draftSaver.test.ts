// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Drafts } from './drafts';
import { createDraftSaver, DRAFT_PAUSE } from './useDraft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saver() {
  const done: string[] = [];
  const drafts: Drafts = {
    load: () => Promise.resolve(undefined),
    save: (_key, { text }) => Promise.resolve(void done.push(`save ${String(text)}`)),
    remove: () => Promise.resolve(void done.push('remove')),
    loadFiles: () => Promise.resolve(new Map()),
    saveFile: () => Promise.resolve(true),
    removeFiles: () => Promise.resolve(),
    count: () => Promise.resolve(0),
    removeAll: () => Promise.resolve(),
    keepsDrafts: () => true,
  };
  return { ...createDraftSaver(drafts, { owner: 'user:1', form: 'x' }), done };
}

it('writes the first change immediately and then the newest after each pause', () => {
  const { keep, done } = saver();
  keep({ text: 'M' });
  expect(done).toEqual(['save M']);
  keep({ text: 'Mo' });
  keep({ text: 'Mov' });
  vi.advanceTimersByTime(DRAFT_PAUSE - 1);
  expect(done).toEqual(['save M']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['save M', 'save Mov']);
  vi.advanceTimersByTime(DRAFT_PAUSE * 3);
  keep({ text: 'Move' });
  expect(done).toEqual(['save M', 'save Mov', 'save Move']);
});

it('writes what waits when the form goes away, once', () => {
  const { keep, flush, done } = saver();
  keep({ text: 'M' });
  keep({ text: 'Mo' });
  flush();
  flush();
  vi.advanceTimersByTime(DRAFT_PAUSE * 3);
  expect(done).toEqual(['save M', 'save Mo']);
});

it('never writes again what was forgotten', () => {
  const { keep, forget, done } = saver();
  keep({ text: 'M' });
  keep({ text: 'Mo' });
  forget();
  vi.advanceTimersByTime(DRAFT_PAUSE * 3);
  expect(done).toEqual(['save M', 'remove']);
});

it('reads what is large only when it is written', () => {
  const { keep, done } = saver();
  const read = vi.fn((text: string) => ({ text }));
  for (const text of ['M', 'Mo', 'Mov']) keep(() => read(text));
  vi.advanceTimersByTime(DRAFT_PAUSE);
  expect(done).toEqual(['save M', 'save Mov']);
  expect(read).toHaveBeenCalledTimes(2);
});

it('waits for the browser to have nothing more urgent to do', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  const { keep, done } = saver();
  keep({ text: 'M' });
  expect(done).toEqual([]);
  keep({ text: 'Mo' });
  idle.forEach((task) => task());
  expect(done).toEqual(['save Mo']);
  vi.unstubAllGlobals();
});
