import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noteAnswered } from '../../http/unanswered';
import { SNACKBAR_TIMEOUT } from '../messages/messageRules';
import { texts } from '../texts';
import { OfflineBanner } from './OfflineBanner';

afterEach(() => {
  noteAnswered(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setNetwork(isOn: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  act(() => void dispatchEvent(new Event(isOn ? 'online' : 'offline')));
}

it('says offline, then for five seconds that the network is back', () => {
  vi.useFakeTimers();
  const { container } = render(<OfflineBanner />);
  expect(container).toBeEmptyDOMElement();
  setNetwork(false);
  expect(screen.getByText(texts.offline)).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(SNACKBAR_TIMEOUT));
  expect(screen.getByText(texts.offline)).toBeInTheDocument();
  setNetwork(true);
  expect(screen.getByText(texts.backOnline)).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(SNACKBAR_TIMEOUT));
  expect(container).toBeEmptyDOMElement();
});

it('counts two calls in a row without an answer as offline, whatever the device reports', () => {
  const { container } = render(<OfflineBanner />);
  const note = (...answered: boolean[]) => act(() => answered.forEach(noteAnswered));
  note(false, true, false);
  expect(container).toBeEmptyDOMElement();
  note(false);
  expect(screen.getByText(texts.offline)).toBeInTheDocument();
  note(true);
  expect(screen.getByText(texts.backOnline)).toBeInTheDocument();
});

it('forgets calls that failed without a network once there is one', () => {
  render(<OfflineBanner />);
  setNetwork(false);
  act(() => [false, false].forEach(noteAnswered));
  setNetwork(true);
  expect(screen.getByText(texts.backOnline)).toBeInTheDocument();
});
