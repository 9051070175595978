import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../texts';
import { UiProvider } from '../UiProvider';
import { SNACKBAR_TIMEOUT } from './messageRules';
import { showToast } from './toasts';
import { type SendOptions, sendUndoables } from './undoables';
import { useHiddenCount, useUndoable, withoutHidden } from './useUndoable';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => sendUndoables({ keepalive: false }));
  vi.useRealTimers();
});

type SendRow = (row: string, how: SendOptions) => Promise<unknown>;

const list = ['one', 'two'];

function List({ send }: { send: SendRow }) {
  const undoable = useUndoable('rows');
  const count = useHiddenCount('rows');
  const rows = list.filter((_, key) => !undoable.hidden.has(key));
  return (
    <>
      <output aria-label="Count">{withoutHidden(list.length, count)}</output>
      {rows.map((row) => (
        <button
          key={row}
          type="button"
          onClick={() =>
            undoable.start({
              key: list.indexOf(row),
              message: `${row} deleted`,
              about: row,
              run: (how) => send(row, how),
            })
          }
        >
          {row}
        </button>
      ))}
    </>
  );
}

function show(answer: SendRow = () => Promise.resolve()) {
  const sent: string[] = [];
  const send: SendRow = (row, how) => {
    sent.push(how.keepalive ? `${row}, beyond the page` : row);
    return answer(row, how);
  };
  const page = (isHere: boolean) => <UiProvider>{isHere && <List send={send} />}</UiProvider>;
  const { rerender } = render(page(true));
  return { sent, leave: () => rerender(page(false)), comeBack: () => rerender(page(true)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => screen.queryByRole('group', { name: texts.undoBar });

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

  it('can still be undone after its page was left', async () => {
    const { sent, leave, comeBack } = show();
    press('one');
    press('two');
    leave();
    comeBack();
    expect(screen.queryByRole('button', { name: 'one' })).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
    expect(screen.getByRole('button', { name: 'one' })).toBeVisible();
    leave();
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['two']);
  });

  it('is sent before the user signs out, each once', async () => {
    const { sent } = show();
    press('one');
    act(() => sendUndoables({ keepalive: false }));
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['one']);
  });

  it('never contradicts a toast about the same thing', () => {
    show();
    act(() => showToast({ message: 'one saved', about: 'one' }));
    press('one');
    expect(screen.queryByText('one saved', { selector: '[data-message] *' })).toBeNull();
    act(() => showToast({ message: 'one was taken off', about: 'one' }));
    press('Undo');
    expect(screen.queryByText('one was taken off', { selector: '[data-message] *' })).toBeNull();
  });

  it('leaves the hidden rows out of the counts', async () => {
    show();
    press('one');
    expect(screen.getByLabelText('Count')).toHaveTextContent('1');
    press('Undo');
    expect(screen.getByLabelText('Count')).toHaveTextContent('2');
    expect(withoutHidden(0, 1)).toBe(0);
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
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await pass(3 * SNACKBAR_TIMEOUT);
    expect(sent).toEqual([]);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['one']);
  });
});
