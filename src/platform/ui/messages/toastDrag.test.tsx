import { OverlaysProvider } from '@blueprintjs/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MessagesHost } from './MessagesHost';
import { dismiss, raiseUndo, readMessages } from './messageStore';
import { showToast } from './toasts';

/** A toast 400 px wide. */
function renderToast(message: string): HTMLElement {
  render(
    <OverlaysProvider>
      <MessagesHost />
    </OverlaysProvider>,
  );
  act(() => showToast({ message, intent: 'danger' }));
  onTestFinished(() => act(() => readMessages().forEach(({ key }) => dismiss(key))));
  const element = toast(message);
  if (element === null) throw new Error(`No toast "${message}"`);
  Object.defineProperty(element, 'offsetWidth', { value: 400 });
  return element;
}

const toast = (message: string) =>
  screen.queryByText(message, { selector: '[data-message] *' })?.closest<HTMLElement>('[data-message]') ?? null;

describe('dragging a toast', () => {
  it.each([
    [239, true],
    [240, false],
  ])('by %d of 400 px keeps it: %s', (distance, stays) => {
    const element = renderToast('Drag me');
    fireEvent.pointerDown(element, { pointerId: 1, button: 0, clientX: 500 });
    fireEvent.pointerMove(element, { pointerId: 1, clientX: 500 + distance });
    expect(element).toHaveStyle({ transform: `translateX(${distance}px)` });
    fireEvent.pointerUp(element, { pointerId: 1, clientX: 500 + distance });
    expect(toast('Drag me') !== null).toBe(stays);
  });

  it('leaves the message of an action that can be undone in its place', () => {
    renderToast('Hold on');
    act(() => void raiseUndo({ text: 'Job #7 deleted', undo: () => undefined, send: () => undefined }));
    const element = toast('Job #7 deleted') ?? expect.unreachable();
    fireEvent.pointerDown(element, { pointerId: 3, button: 0, clientX: 500 });
    fireEvent.pointerMove(element, { pointerId: 3, clientX: 900 });
    fireEvent.pointerUp(element, { pointerId: 3, clientX: 900 });
    expect(element.style.transform).toBe('');
  });

  it('follows to the right only and returns when the drag is canceled', () => {
    const element = renderToast('Hold on');
    fireEvent.pointerDown(element, { pointerId: 2, button: 0, clientX: 500 });
    fireEvent.pointerMove(element, { pointerId: 2, clientX: 100 });
    expect(element).toHaveStyle({ transform: 'translateX(0px)' });
    fireEvent.pointerMove(element, { pointerId: 2, clientX: 900 });
    fireEvent.pointerCancel(element, { pointerId: 2, clientX: 900 });
    expect(toast('Hold on')).toBeInTheDocument();
    expect(element.style.transform).toBe('');
  });
});
