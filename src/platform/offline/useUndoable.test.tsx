import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../cache/queryClient';
import { ApiError } from '../http/ApiError';
import { SNACKBAR_TIMEOUT } from '../ui/messages/messageRules';
import { showToast } from '../ui/messages/toasts';
import { texts } from '../ui/texts';
import { UiProvider } from '../ui/UiProvider';
import { createOfflineMutations } from './offlineMutations';
import type { StoredChange, OfflineStore } from './offlineStore';
import { sendUndoables, useHiddenCount, useUndoable, withoutHidden } from './undoables';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Row = { row: string };
type SendRow = (row: string) => Promise<unknown>;

const rowNames = ['one', 'two'];

/** A device that stores immediately. */
function createMemoryStore(): OfflineStore {
  const stored = new Map<string, StoredChange>();
  return {
    save: async (change) => void stored.set(change.variables.key, change),
    remove: async ({ key }) => void stored.delete(key),
    list: async () => [...stored.values()],
    has: async ({ key }) => stored.has(key),
    count: async () => stored.size,
    removeAll: async () => stored.clear(),
  };
}

function List() {
  const undoable = useUndoable('rows');
  const count = useHiddenCount('rows');
  const rows = rowNames.filter((_, key) => !undoable.hidden.has(key));
  const remove = (row: string) =>
    undoable.start({
      key: rowNames.indexOf(row),
      message: `${row} deleted`,
      about: row,
      call: 'remove',
      sent: { row },
      touches: [],
    });
  return (
    <>
      <output aria-label="Count">{withoutHidden(rowNames.length, count)}</output>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => remove(row)}>
          {row}
        </button>
      ))}
    </>
  );
}

/** A visit to the app with this device. */
async function visit(store: OfflineStore, send: SendRow) {
  const waiting = createOfflineMutations(createQueryClient(vi.fn()), store);
  waiting.define<Row, unknown>('remove', { send: ({ row }) => send(row) });
  await waiting.open('user:1');
}

async function show(answer: SendRow = () => Promise.resolve()) {
  const sent: string[] = [];
  const send: SendRow = (row) => {
    sent.push(row);
    return answer(row);
  };
  const store = createMemoryStore();
  await visit(store, send);
  const page = (isHere: boolean) => <UiProvider>{isHere && <List />}</UiProvider>;
  const { rerender } = render(page(true));
  return { sent, send, store, leave: () => rerender(page(false)), comeBack: () => rerender(page(true)) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const bar = () => screen.queryByRole('group', { name: texts.undoBar });

it('an action from before the changes of this device are open starts once they are', async () => {
  const sent: string[] = [];
  render(
    <UiProvider>
      <List />
    </UiProvider>,
  );
  await press('one');
  expect(screen.getByLabelText('Count')).toHaveTextContent('2');
  await visit(createMemoryStore(), async (row) => void sent.push(row));
  await pass(0);
  expect(screen.getByLabelText('Count')).toHaveTextContent('1');
  await pass(SNACKBAR_TIMEOUT);
  expect(sent).toEqual(['one']);
});

describe('an action that can be undone', () => {
  it('is seen once it is stored, and sent once, after five seconds', async () => {
    const { sent, store } = await show();
    await press('one');
    expect(await store.count('user:1')).toBe(1);
    expect(screen.queryByRole('button', { name: 'one' })).toBeNull();
    expect(screen.getByText('one deleted')).toBeVisible();
    await pass(SNACKBAR_TIMEOUT - 10);
    expect(sent).toEqual([]);
    await pass(10);
    expect(sent).toEqual(['one']);
    expect(bar()).toBeNull();
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['one']);
    expect(await store.count('user:1')).toBe(0);
  });

  it('an action that was undone is never sent, and the rows it removed are back', async () => {
    const { sent, store } = await show();
    await press('one');
    await press('Undo');
    expect(screen.getByRole('button', { name: 'one' })).toBeVisible();
    await pass(2 * SNACKBAR_TIMEOUT);
    expect(sent).toEqual([]);
    expect(await store.count('user:1')).toBe(0);
  });

  it('does not hold back the next one when it is undone', async () => {
    const { sent } = await show();
    await press('one');
    await press('two');
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['two']);
  });

  it('an action is stored after the one before, however fast they follow', async () => {
    const { store } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'one' }));
    fireEvent.click(screen.getByRole('button', { name: 'two' }));
    await pass(0);
    const places = (await store.list('user:1')).map(({ variables }) => variables.place);
    expect(places).toEqual([1, 2]);
  });

  it('an action that was undone in one tab is not sent by another', async () => {
    const { store, send, sent } = await show();
    await press('one');
    // The other tab, which finds the change on the device.
    await visit(store, send);
    expect(screen.queryByRole('button', { name: 'one' })).toBeNull();
    await press('Undo');
    await pass(2 * SNACKBAR_TIMEOUT);
    expect(sent).toEqual([]);
  });

  it('can still be undone after its page was left', async () => {
    const { sent, leave, comeBack } = await show();
    await press('one');
    await press('two');
    leave();
    comeBack();
    expect(screen.queryByRole('button', { name: 'one' })).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
    expect(screen.getByRole('button', { name: 'one' })).toBeVisible();
    leave();
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['two']);
  });

  it('is sent once before the user signs out', async () => {
    const { sent } = await show();
    await press('one');
    await act(() => sendUndoables());
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['one']);
  });

  it('never contradicts a toast about the same thing', async () => {
    await show();
    act(() => showToast({ message: 'one saved', about: 'one' }));
    await press('one');
    expect(screen.queryByText('one saved', { selector: '[data-message] *' })).toBeNull();
    act(() => showToast({ message: 'one was taken off', about: 'one' }));
    await press('Undo');
    expect(screen.queryByText('one was taken off', { selector: '[data-message] *' })).toBeNull();
  });

  it('leaves the hidden rows out of the counts', async () => {
    await show();
    await press('one');
    expect(screen.getByLabelText('Count')).toHaveTextContent('1');
    await press('Undo');
    expect(screen.getByLabelText('Count')).toHaveTextContent('2');
    expect(withoutHidden(0, 1)).toBe(0);
  });

  it('stays away until the provider has answered, and comes back when it refused', async () => {
    let refuse: (error: Error) => void = () => undefined;
    await show(() => new Promise((_, reject) => (refuse = reject)));
    await press('one');
    await pass(SNACKBAR_TIMEOUT);
    expect(screen.queryByRole('button', { name: 'one' })).toBeNull();
    refuse(new ApiError(409, { data: null, message: 'No', errors: {}, success: false }));
    await pass(0);
    expect(screen.getByRole('button', { name: 'one' })).toBeVisible();
  });

  it('waits while the mouse or the focus is on it', async () => {
    const { sent } = await show();
    await press('one');
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await pass(3 * SNACKBAR_TIMEOUT);
    expect(sent).toEqual([]);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    await pass(SNACKBAR_TIMEOUT);
    expect(sent).toEqual(['one']);
  });
});
