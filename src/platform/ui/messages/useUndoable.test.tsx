import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SNACKBAR_TIMEOUT } from './toasts';
import { UndoBar } from './UndoBar';
import { type SendOptions, useUndoable } from './useUndoable';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type SendRow = (row: string, how: SendOptions) => Promise<unknown>;

function List({ send }: { send: SendRow }) {
  const undoable = useUndoable<string>();
  const rows = ['one', 'two'].filter((row) => !undoable.hidden.has(row));
  return (
    <>
      {rows.map((row) => (
        <button
          key={row}
          type="button"
          onClick={() => undoable.start({ key: row, message: `${row} deleted`, run: (how) => send(row, how) })}
        >
          {row}
        </button>
      ))}
      <UndoBar actions={undoable} />
    </>
  );
}

function show(answer: SendRow = () => Promise.resolve()) {
  const sent: string[] = [];
  const view = render(
    <List
      send={(row, how) => {
        sent.push(how.keepalive ? `${row}, beyond the page` : row);
        return answer(row, how);
      }}
    />,
  );
  return { sent, ...view };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => screen.queryByRole('region', { name: 'Can be undone' });

describe('an action that can be undone', () => {
  it('is seen at once and sent once, after five seconds', async () => {
    const { sent } = show();
    press('one');
    expect(screen.queryByRole('button', { name: 'one' })).toBeNull();
    expect(screen.getByText('one deleted')).toBeVisible();
    await pass(SNACKBAR_TIMEOUT - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual(['one']);
    expect(bar()).toBeNull();
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['one']);
  });

  it('that was undone is never sent, and what it took is back', async () => {
    const { sent } = show();
    press('one');
    press('Undo');
    expect(screen.getByRole('button', { name: 'one' })).toBeVisible();
    await pass(2 * SNACKBAR_TIMEOUT);
    expect(sent).toEqual([]);
  });

  it('is sent when the page is left, each once', async () => {
    const { sent, unmount } = show();
    press('one');
    press('two');
    unmount();
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['one', 'two']);
  });

  it.each([
    ['closed', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'put away',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        return document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('is sent so that it outlives the tab when that is %s', async (_, goAway) => {
    const { sent } = show();
    press('one');
    act(() => void goAway());
    expect(sent).toEqual(['one, beyond the page']);
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['one, beyond the page']);
  });

  it('stays away until the provider has answered, and comes back when it refused', async () => {
    let refuse: (error: Error) => void = () => undefined;
    show(() => new Promise((_, reject) => (refuse = reject)));
    press('one');
    await pass(SNACKBAR_TIMEOUT);
    expect(screen.queryByRole('button', { name: 'one' })).toBeNull();
    refuse(new Error('No'));
    await pass(0);
    expect(screen.getByRole('button', { name: 'one' })).toBeVisible();
  });

  it('waits while the mouse or the focus is on it', async () => {
    const { sent } = show();
    press('one');
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
    await pass(3 * SNACKBAR_TIMEOUT);
    expect(sent).toEqual([]);
    fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['one']);
  });
});
