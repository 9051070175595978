import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createPreferences, PreferencesProvider } from '#platform/preferences/preferences';
import { useShortcuts } from '#platform/shortcuts/shortcuts';
import { UiProvider } from '#platform/ui/UiProvider';
import { ShortcutsHost } from './ShortcutsHost';

type Runs = { onNew: () => void; onNext?: () => void };

function Page({ onNew, onNext = () => undefined }: Runs) {
  useShortcuts('Jobs', [
    { keys: 'n', label: 'New job', run: onNew },
    { keys: 'j', label: 'Next job', run: onNext, repeats: true },
    { keys: 'Enter', label: 'Open the job' },
  ]);
  return (
    <>
      <input aria-label="Name" />
      <textarea aria-label="Notes" />
      <select aria-label="Size" />
      <div aria-label="Text" contentEditable suppressContentEditableWarning />
      <input type="checkbox" aria-label="Select" />
      <button>Save</button>
    </>
  );
}

function renderPage(stored = new Map<string, string>()) {
  const onNew = vi.fn<() => void>();
  const onNext = vi.fn<() => void>();
  const preferences = createPreferences('', {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  });
  const content = (extra?: React.ReactNode) => (
    <PreferencesProvider value={preferences}>
      <UiProvider>
        <Page onNew={onNew} onNext={onNext} />
        {extra}
        <ShortcutsHost />
      </UiProvider>
    </PreferencesProvider>
  );
  const { rerender } = render(content());
  return { onNew, onNext, stored, user: userEvent.setup(), add: (extra: React.ReactNode) => rerender(content(extra)) };
}

describe('a single key', () => {
  it('runs the shortcut of the page', async () => {
    const { user, onNew } = renderPage();
    await user.keyboard('n');
    expect(onNew).toHaveBeenCalledTimes(1);
    await user.click(screen.getByLabelText('Select'));
    await user.keyboard('n');
    await user.click(screen.getByText('Save'));
    await user.keyboard('n');
    expect(onNew).toHaveBeenCalledTimes(3);
  });

  it.each(['Name', 'Notes', 'Size', 'Text'])('does nothing while typing in %s', async (field) => {
    const { user, onNew } = renderPage();
    await user.click(screen.getByLabelText(field));
    await user.keyboard('n');
    expect(onNew).not.toHaveBeenCalled();
  });

  it.each(['{Control>}n{/Control}', '{Meta>}n{/Meta}', '{Alt>}n{/Alt}'])('does nothing as %s', async (keys) => {
    const { user, onNew } = renderPage();
    await user.keyboard(keys);
    expect(onNew).not.toHaveBeenCalled();
  });

  it.each(['dialog', 'alertdialog', 'menu', 'listbox'])('does nothing with a %s open', async (role) => {
    const { user, onNew, add } = renderPage();
    add(<div role={role} />);
    await user.keyboard('n');
    expect(onNew).not.toHaveBeenCalled();
  });

  it('runs again while it is held down only if it moves', async () => {
    const { user, onNew, onNext } = renderPage();
    await user.keyboard('{n>3/}{j>3/}');
    expect([onNew.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 3]);
  });
});

describe('the list of shortcuts', () => {
  it('opens with ? and lists what the page has, until Escape', async () => {
    const { user } = renderPage();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    for (const label of ['New job', 'Next job', 'Open the job', 'Show keyboard shortcuts']) {
      expect(screen.getByText(label)).toBeVisible();
    }
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('turns them off, which is remembered', async () => {
    const { user, onNew, stored } = renderPage();
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    await user.click(screen.getAllByText('Close').at(-1) ?? document.body);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('n?');
    expect(onNew).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([...stored.values()]).toEqual(['off']);
  });
});
