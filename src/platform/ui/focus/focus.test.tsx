import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../inputs/Button';
import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { Menu } from '../overlays/Menu';
import { MenuItem } from '../overlays/MenuItem';
import { Modal } from '../overlays/Modal';
import { UiProvider } from '../UiProvider';
import { findPageHeading, focusWhenThere } from './focusable';

const focusIs = (element: () => HTMLElement) => vi.waitFor(() => expect(element()).toHaveFocus());
const button = (name: string) => screen.getByRole('button', { name });

function Rows({ names }: { names: readonly string[] }) {
  const [rows, setRows] = useState(names);
  const [asked, setAsked] = useState<string>();
  const remove = (row: string) => setRows((now) => now.filter((each) => each !== row));
  return (
    <UiProvider>
      <main>
        <h1>{'Jobs'}</h1>
        <section>
          <h2>{'Open'}</h2>
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <Button onClick={() => remove(row)}>{`Remove ${row}`}</Button>
                <Button onClick={() => setAsked(row)}>{`Delete ${row}`}</Button>
                <Menu label={`More ${row}`} trigger={(props) => <Button {...props}>{`More ${row}`}</Button>}>
                  <MenuItem text={`Ask ${row}`} onClick={() => setAsked(row)} />
                </Menu>
              </li>
            ))}
          </ul>
        </section>
        {asked !== undefined && (
          <ConfirmDialog
            open
            title={`Delete ${asked}?`}
            text="It is gone for good."
            action="Yes, delete"
            cancelLabel="Keep"
            onConfirm={() => {
              remove(asked);
              setAsked(undefined);
            }}
            onCancel={() => setAsked(undefined)}
          />
        )}
      </main>
    </UiProvider>
  );
}

const wrap = (content: ReactNode) => (
  <UiProvider>
    <main>{content}</main>
  </UiProvider>
);

it('the heading of a page takes the focus once it is loaded, also if the focus was lost before', async () => {
  const { rerender } = render(wrap(<Button>{'Save'}</Button>));
  await userEvent.click(button('Save'));
  rerender(wrap(<p>{'Loading'}</p>));
  await focusIs(() => screen.getByRole('main'));
  rerender(wrap(<h1>{'Team'}</h1>));
  await focusIs(() => screen.getByRole('heading', { name: 'Team' }));
});

describe('a focused row that is removed', () => {
  it('focuses the next row after the focused one is removed', async () => {
    render(<Rows names={['one', 'two', 'three']} />);
    await userEvent.click(button('Remove two'));
    await focusIs(() => button('Remove three'));
  });

  it('focuses the previous row after the last one is removed', async () => {
    render(<Rows names={['one', 'two']} />);
    await userEvent.click(button('Remove two'));
    await focusIs(() => button('Remove one'));
  });

  it('focuses the heading of the list after its only row is removed', async () => {
    render(<Rows names={['one']} />);
    await userEvent.click(button('Remove one'));
    await focusIs(() => screen.getByRole('heading', { name: 'Open' }));
  });
});

describe('a dialog', () => {
  it('focuses its safest button if it has no field, and returns the focus to its opener', async () => {
    render(<Rows names={['one', 'two']} />);
    await userEvent.click(button('Delete one'));
    await focusIs(() => button('Keep'));
    await userEvent.click(button('Keep'));
    await focusIs(() => button('Delete one'));
  });

  it('returns the focus to the button of the menu that opened it', async () => {
    render(<Rows names={['one', 'two']} />);
    await userEvent.click(button('More one'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask one' }));
    await focusIs(() => button('Keep'));
    await userEvent.keyboard('{Escape}');
    await focusIs(() => button('More one'));
  });

  it('returns the focus to the next row if its own is gone', async () => {
    render(<Rows names={['one', 'two']} />);
    await userEvent.click(button('Delete one'));
    await userEvent.click(button('Yes, delete'));
    await focusIs(() => button('Remove two'));
  });

  it('focuses its first field, even one that loads later', async () => {
    const dialog = (isLoaded: boolean) => (
      <UiProvider>
        <Modal open kind="form" title="Cancel the job?" onClose={() => undefined}>
          {isLoaded ? <input aria-label="Reason" /> : <p>{'Loading'}</p>}
        </Modal>
      </UiProvider>
    );
    const { rerender } = render(dialog(false));
    await focusIs(() => button('Cancel'));
    rerender(dialog(true));
    await focusIs(() => screen.getByLabelText('Reason'));
  });

  it('leaves the focus where the user has moved it', async () => {
    const dialog = (isLoaded: boolean) => (
      <UiProvider>
        <Modal open kind="form" title="Cancel the job?" onClose={() => undefined}>
          {isLoaded && <input aria-label="Reason" />}
        </Modal>
      </UiProvider>
    );
    const { rerender } = render(dialog(false));
    await focusIs(() => button('Cancel'));
    button('Close').focus();
    rerender(dialog(true));
    await Promise.resolve();
    expect(button('Close')).toHaveFocus();
  });
});

it('a button that is disabled gives the focus to the control next to it', async () => {
  function Pages() {
    const [page, setPage] = useState(1);
    return (
      <UiProvider>
        <nav>
          <Button disabled={page === 1} onClick={() => setPage(1)}>{`Previous`}</Button>
          <Button disabled={page === 2} onClick={() => setPage(2)}>{`Next`}</Button>
        </nav>
      </UiProvider>
    );
  }
  render(<Pages />);
  await userEvent.click(button('Next'));
  await focusIs(() => button('Previous'));
});

it('a click beside all controls keeps no control focused', async () => {
  render(<Rows names={['one', 'two']} />);
  button('Delete one').focus();
  button('Delete one').blur();
  await userEvent.click(screen.getByRole('heading', { name: 'Jobs' }));
  expect(document.body).toHaveFocus();
});

describe('the heading of the page', () => {
  it('is not the hidden one of the page that is left', async () => {
    const { rerender } = render(
      <main>
        <div hidden>
          <h1>Team</h1>
        </div>
      </main>,
    );
    expect(findPageHeading()).toBeUndefined();
    focusWhenThere(findPageHeading);
    rerender(
      <main>
        <h1>Jobs</h1>
      </main>,
    );
    await focusIs(() => screen.getByRole('heading', { name: 'Jobs' }));
  });
});
