import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SNACKBAR_TIMEOUT } from '../messages/messageRules';
import { texts } from '../texts';
import { OfflineBanner } from './OfflineBanner';

afterEach(() => {
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
