import { OverlaysProvider } from '@blueprintjs/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setHeight } from '../../../../tests/kit/screens/width';
import { LiveRegion } from '../feedback/LiveRegion';
import { Drawer } from '../overlays/Drawer';
import { texts } from '../texts';
import { UiProvider } from '../UiProvider';
import { connectMessageLinks } from './messageLinks';
import { SNACKBAR_TIMEOUT, TOAST_DRAG_SHARE, TOAST_MAX, TOAST_TIMEOUT } from './messageRules';
import { MessagesHost } from './MessagesHost';
import { dismiss, leavePage, raiseUndo, readMessages, withdrawErrors } from './messageStore';
import { showToast } from './toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => readMessages().forEach(({ key }) => dismiss(key)));
  vi.useRealTimers();
});

const mouse = { pointerType: 'mouse' };

describe('toasts', () => {
  it('have the numbers of the specification', () => {
    expect([TOAST_TIMEOUT, TOAST_MAX, TOAST_DRAG_SHARE]).toEqual([5000, 20, 0.6]);
    expect(SNACKBAR_TIMEOUT).toBe(5000);
  });

  it('disappear after 5000 ms', () => {
    renderHost();
    raise('Saved');
    pass(4999);
    expect(toast('Saved')).toBeInTheDocument();
    pass(1);
    expect(toast('Saved')).toBeNull();
  });

  it('draw an emoji, which not every device has a font for, and keep its text for screen readers', () => {
    renderHost();
    raise('Welcome back 🎉');
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent('Welcome back 🎉');
    expect(message.querySelector('svg[viewBox="0 0 20 20"]')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('🎉')).toHaveClass(/hidden/);
  });

  it('wait while the mouse or the focus is on one of them', () => {
    renderHost();
    raise('Marcus accepted');
    fireEvent.pointerMove(stack(), mouse);
    pass(20_000);
    expect(toast('Marcus accepted')).toBeInTheDocument();
    fireEvent.pointerLeave(stack(), mouse);
    pass(4000);
    act(() => screen.getByRole('button', { name: texts.close }).focus());
    pass(20_000);
    expect(toast('Marcus accepted')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: texts.close }).blur());
    pass(5000);
    expect(toast('Marcus accepted')).toBeNull();
  });

  it('do not wait for the focus of one that is closed', () => {
    renderHost();
    raise('Marcus accepted');
    raise('Anna accepted');
    const [close] = screen.getAllByRole('button', { name: texts.close });
    act(() => close?.focus());
    act(() => close?.click());
    pass(TOAST_TIMEOUT);
    expect(screen.queryByText(/accepted$/)).toBeNull();
  });

  it.each([
    ['a mouse that rests where they appear', (at: HTMLElement) => fireEvent.pointerEnter(at, mouse)],
    ['a finger that touched one', (at: HTMLElement) => fireEvent.pointerMove(at, { pointerType: 'touch' })],
  ])('do not wait for %s', (_, point) => {
    renderHost();
    raise('Marcus accepted');
    point(stack());
    pass(TOAST_TIMEOUT);
    expect(toast('Marcus accepted')).toBeNull();
  });

  it('are shown with the newest on top, and those that do not fit the window wait', () => {
    const restore = setHeight(360);
    renderHost();
    for (let index = 1; index <= 4; index += 1) raise(`Toast ${index}`);
    expect(screen.getAllByText(/^Toast/).map(({ textContent }) => textContent)).toEqual([
      'Toast 3',
      'Toast 2',
      'Toast 1',
    ]);
    pass(TOAST_TIMEOUT);
    expect(toast('Toast 4')).toBeInTheDocument();
    restore();
  });

  it('are one if they have the same text, and its time starts again', () => {
    renderHost();
    raise('Error: Unauthorized user');
    pass(4000);
    raise('Error: Unauthorized user');
    expect(screen.getAllByText('Error: Unauthorized user')).toHaveLength(1);
    pass(4000);
    expect(toast('Error: Unauthorized user')).toBeInTheDocument();
    pass(1000);
    expect(toast('Error: Unauthorized user')).toBeNull();
  });

  it('appear once the host is mounted, even those shown before', () => {
    showToast({ message: 'Early' });
    pass(2 * TOAST_TIMEOUT);
    render(<UiProvider>{null}</UiProvider>);
    expect(toast('Early')).toBeInTheDocument();
  });

  it('wait until an open drawer closes', () => {
    const drawer = (open: boolean) => (
      <OverlaysProvider>
        <MessagesHost />
        <Drawer open={open} onClose={() => undefined} title="Menu">
          Links
        </Drawer>
      </OverlaysProvider>
    );
    const { rerender } = render(drawer(true));
    raise('Marcus declined');
    pass(6000);
    expect(toast('Marcus declined')).toBeNull();
    rerender(drawer(false));
    expect(toast('Marcus declined')).toBeInTheDocument();
  });

  it('are announced politely unless they are errors', () => {
    renderHost();
    act(() => showToast({ message: 'It failed', intent: 'danger' }));
    expect(screen.getByRole('alert')).toHaveTextContent('It failed');
    act(() => showToast({ message: 'All is well', intent: 'success' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('All is well');
  });

  it('close on their cross and on their action', () => {
    renderHost();
    const onClick = vi.fn();
    act(() => showToast({ message: 'Job 1042 is formed', action: { text: 'Open', onClick } }));
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(toast('Job 1042 is formed')).toBeNull();
    raise('Another');
    fireEvent.click(screen.getByRole('button', { name: texts.close }));
    expect(toast('Another')).toBeNull();
  });

  it('link to a page', () => {
    const onClick = vi.fn();
    const disconnect = connectMessageLinks((to) => ({ href: `/app${to}`, onClick }));
    renderHost();
    act(() => showToast({ message: 'Job #7 saved', action: { text: 'View job', to: '/company/job/details/7' } }));
    const link = screen.getByRole('link', { name: 'View job' });
    expect(link).toHaveAttribute('href', '/app/company/job/details/7');
    fireEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
    expect(toast('Job #7 saved')).toBeNull();
    disconnect();
  });

  it('disappear with the page that they were about', () => {
    renderHost();
    raise('The phone is not valid');
    act(() => showToast({ message: 'Saved', intent: 'success' }));
    act(() => leavePage());
    expect([toast('The phone is not valid'), toast('Saved')]).toEqual([null, expect.anything()]);
  });

  it('do not repeat what a field shows', () => {
    renderHost();
    raise('The phone is not valid. (and 1 more error)');
    raise('No answer');
    act(() => withdrawErrors(['The phone is not valid.']));
    expect([toast('The phone is not valid. (and 1 more error)'), toast('No answer')]).toEqual([
      null,
      expect.anything(),
    ]);
  });
});

describe('the keyboard', () => {
  it('reaches messages with F8, and closes the focused one with Escape', async () => {
    vi.useRealTimers();
    renderHost();
    raise('One');
    raise('Two');
    await userEvent.keyboard('{F8}');
    expect(present('Two')).toContainElement(focused());
    await userEvent.keyboard('{Escape}');
    expect([toast('One'), toast('Two')]).toEqual([expect.anything(), null]);
  });

  it('sends what could be undone with Escape', async () => {
    vi.useRealTimers();
    renderHost();
    const send = vi.fn();
    act(() => void raiseUndo({ text: 'Job #7 deleted', undo: () => undefined, send }));
    await userEvent.keyboard('{F8}{Escape}');
    expect(send).toHaveBeenCalledOnce();
  });
});

function renderHost(): void {
  render(
    <OverlaysProvider>
      <LiveRegion />
      <MessagesHost />
    </OverlaysProvider>,
  );
}

function raise(message: string): void {
  act(() => showToast({ message, intent: 'danger' }));
}

const stack = () => screen.getByRole('region', { name: texts.messages });

function toast(message: string): HTMLElement | null {
  return screen.queryByText(message, { selector: '[data-message] *' })?.closest<HTMLElement>('[data-message]') ?? null;
}

function present(message: string): HTMLElement {
  const element = toast(message);
  if (element === null) throw new Error(`No toast "${message}"`);
  return element;
}

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
