import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { useLinkArea } from './useLinkArea';

const openTab = vi.fn<typeof window.open>();

beforeEach(() => {
  openTab.mockClear();
  vi.spyOn(window, 'open').mockImplementation(openTab);
  getSelection()?.removeAllRanges();
});

function Card() {
  return (
    <article {...useLinkArea('/job/1')}>
      <a href="/elsewhere" onClick={(event) => event.preventDefault()}>
        link
      </a>
      <button>button</button>
      <label>
        <input type="checkbox" aria-label="box" />
        label
      </label>
      <p>words</p>
    </article>
  );
}

function renderCard() {
  const history = ['/list'];
  render(
    <Router aroundNav={(_navigate, to) => void history.push(to)}>
      <Card />
    </Router>,
  );
  return history;
}

it('opens the path where there is no control', () => {
  const history = renderCard();
  fireEvent.click(screen.getByText('words'));
  expect(history).toEqual(['/list', '/job/1']);
});

it.each(['link', 'button', 'label'])('leaves a click on the %s alone', (text) => {
  const history = renderCard();
  fireEvent.click(screen.getByText(text));
  expect(history).toEqual(['/list']);
  expect(openTab).not.toHaveBeenCalled();
});

it.each([
  ['a middle click', (words: Element) => fireEvent(words, new MouseEvent('auxclick', { bubbles: true, button: 1 }))],
  ['a click with Ctrl', (words: Element) => fireEvent.click(words, { ctrlKey: true })],
  ['a click with Cmd', (words: Element) => fireEvent.click(words, { metaKey: true })],
])('%s opens a new tab', (_, click) => {
  const history = renderCard();
  click(screen.getByText('words'));
  expect(openTab.mock.calls).toEqual([['/job/1', '_blank', 'noopener']]);
  expect(history).toEqual(['/list']);
});

it('does nothing on the right button, and does not let the middle one scroll', () => {
  const history = renderCard();
  const words = screen.getByText('words');
  fireEvent(words, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(openTab).not.toHaveBeenCalled();
  expect(fireEvent.mouseDown(words, { button: 1 })).toBe(false);
  expect(fireEvent.mouseDown(words, { button: 0 })).toBe(true);
  expect(history).toEqual(['/list']);
});

it('does not navigate after text was selected', () => {
  const history = renderCard();
  const words = screen.getByText('words');
  getSelection()?.selectAllChildren(words);
  fireEvent.click(words);
  expect(history).toEqual(['/list']);
  getSelection()?.removeAllRanges();
  fireEvent.click(words);
  expect(history).toEqual(['/list', '/job/1']);
});
