import { OverlaysProvider } from '@blueprintjs/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveRegion } from '../feedback/LiveRegion';
import { ToasterHost } from './ToasterHost';
import { Drawer } from '../overlays/Drawer';
import { showToast, SNACKBAR_TIMEOUT, TOAST_DRAG_SHARE, TOAST_MAX, TOAST_POSITION, TOAST_TIMEOUT } from './toasts';
import { UiProvider } from '../UiProvider';

const LEAVING = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  // A test must not see the texts of the previous one.
  vi.setSystemTime(Date.now() + 60_000 * ++past);
});
afterEach(() => vi.useRealTimers());
let past = 0;

describe('toasts', () => {
  it('hold the numbers of the specification', () => {
    expect([TOAST_TIMEOUT, TOAST_MAX, TOAST_POSITION, TOAST_DRAG_SHARE]).toEqual([5000, 20, 'top-right', 0.6]);
    expect(SNACKBAR_TIMEOUT).toBe(5000);
  });

  it('go after 5000 ms', () => {
    renderHost();
    raise('Saved');
    pass(4900);
    expect(toast('Saved')).toBeInTheDocument();
    pass(100);
    pass(LEAVING);
    expect(toast('Saved')).toBeNull();
  });

  it('wait while the mouse or the focus is on them', () => {
    renderHost();
    raise('Marcus accepted');
    const hovered = present('Marcus accepted');
    fireEvent.mouseEnter(hovered);
    pass(20_000);
    expect(toast('Marcus accepted')).toBeInTheDocument();
    fireEvent.mouseLeave(hovered);
    pass(4000);
    fireEvent.focus(present('Marcus accepted'));
    pass(20_000);
    expect(toast('Marcus accepted')).toBeInTheDocument();
    fireEvent.blur(present('Marcus accepted'));
    pass(5000);
    pass(LEAVING);
    expect(toast('Marcus accepted')).toBeNull();
  });

  it('are top right, at most 20, and the oldest go first', () => {
    renderHost();
    for (let index = 1; index <= 23; index += 1) raise(`Toast number ${index}.`);
    pass(LEAVING);
    expect(screen.getAllByText(/^Toast number/)).toHaveLength(20);
    expect(toast('Toast number 3.')).toBeNull();
    expect(toast('Toast number 4.')).toBeInTheDocument();
    const stack = document.querySelector('.bp6-toast-container');
    expect(stack).toHaveClass('bp6-toast-container-top', 'bp6-toast-container-right');
  });

  it('show equal texts within 5 s once', () => {
    renderHost();
    raise('Error: Unauthorized user');
    pass(4000);
    raise('Error: Unauthorized user');
    expect(screen.getAllByText('Error: Unauthorized user')).toHaveLength(1);
    pass(1000);
    pass(LEAVING);
    raise('Error: Unauthorized user');
    expect(toast('Error: Unauthorized user')).toBeInTheDocument();
  });

  it('appear with the provider, also those shown before it was mounted', async () => {
    vi.useRealTimers();
    showToast({ message: 'Early' });
    render(<UiProvider>{null}</UiProvider>);
    await waitFor(() => expect(toast('Early')).toBeInTheDocument(), { timeout: 5000 });
  });

  it('wait while a drawer is open, and come once it closes', () => {
    const drawer = (open: boolean) => (
      <OverlaysProvider>
        <ToasterHost />
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
    pass(60);
    expect(toast('Marcus declined')).toBeInTheDocument();
  });

  it('interrupt only for errors; the rest is announced politely', () => {
    renderHost();
    act(() => showToast({ message: 'It failed', intent: 'danger' }));
    pass(100);
    expect(screen.getByRole('alert')).toHaveTextContent('It failed');
    act(() => showToast({ message: 'All is well', intent: 'success' }));
    pass(100);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('All is well');
  });

  it('close on their cross and on their action', () => {
    renderHost();
    const onClick = vi.fn();
    act(() => showToast({ message: 'Job 1042 is formed', action: { text: 'Open', onClick } }));
    pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    pass(LEAVING);
    expect(onClick).toHaveBeenCalledOnce();
    expect(toast('Job 1042 is formed')).toBeNull();
    raise('Another');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    pass(LEAVING);
    expect(toast('Another')).toBeNull();
  });
});

describe('dragging a toast', () => {
  it.each([
    [239, true],
    [240, false],
  ])('%d of 400 px aside: stays %s', (distance, stays) => {
    renderHost();
    raise(`Drag me ${distance}`);
    const element = present(`Drag me ${distance}`);
    Object.defineProperty(element, 'offsetWidth', { value: 400 });
    fireEvent.pointerDown(element, { pointerId: 1, button: 0, clientX: 500 });
    fireEvent.pointerMove(element, { pointerId: 1, clientX: 500 + distance });
    expect(element).toHaveStyle({ transform: `translateX(${distance}px)` });
    fireEvent.pointerUp(element, { pointerId: 1, clientX: 500 + distance });
    pass(LEAVING);
    expect(toast(`Drag me ${distance}`) !== null).toBe(stays);
  });

  it('follows to the right only and returns when the drag is canceled', () => {
    renderHost();
    raise('Hold on');
    const element = present('Hold on');
    Object.defineProperty(element, 'offsetWidth', { value: 400 });
    fireEvent.pointerDown(element, { pointerId: 2, button: 0, clientX: 500 });
    fireEvent.pointerMove(element, { pointerId: 2, clientX: 100 });
    expect(element).toHaveStyle({ transform: 'translateX(0px)' });
    fireEvent.pointerMove(element, { pointerId: 2, clientX: 900 });
    fireEvent.pointerCancel(element, { pointerId: 2, clientX: 900 });
    pass(LEAVING);
    expect(toast('Hold on')).toBeInTheDocument();
    expect(element.style.transform).toBe('');
  });
});

function renderHost(): void {
  render(
    <OverlaysProvider>
      <LiveRegion />
      <ToasterHost />
    </OverlaysProvider>,
  );
}

function raise(message: string): void {
  act(() => showToast({ message, intent: 'danger' }));
  pass(60);
}

function toast(message: string): HTMLElement | null {
  return screen.queryByText(message, { selector: '.bp6-toast *' })?.closest<HTMLElement>('.bp6-toast') ?? null;
}

function present(message: string): HTMLElement {
  const element = toast(message);
  if (element === null) throw new Error(`No toast "${message}"`);
  return element;
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
