import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createReachability } from '../../http/reachability';
import { SNACKBAR_TIMEOUT } from '../messages/messageRules';
import { texts } from '../texts';
import { ReachabilityContext } from '../useOnline';
import { OfflineBanner } from './OfflineBanner';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setNetwork(isOn: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  act(() => void dispatchEvent(new Event(isOn ? 'online' : 'offline')));
}

function renderBanner() {
  const reachability = createReachability();
  const banner = (
    <ReachabilityContext value={reachability}>
      <OfflineBanner />
    </ReachabilityContext>
  );
  return { ...render(banner), reachability };
}

it('says offline, then for five seconds that the network is back', () => {
  vi.useFakeTimers();
  const { container } = renderBanner();
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
  const { container, reachability } = renderBanner();
  const { recordResponse, recordNoResponse, recordTimeout } = reachability;
  act(() => {
    recordNoResponse();
    recordResponse(422);
    recordNoResponse();
    recordTimeout();
  });
  expect(container).toBeEmptyDOMElement();
  act(recordNoResponse);
  expect(screen.getByText(texts.offline)).toBeInTheDocument();
  act(() => recordResponse(500));
  expect(screen.getByText(texts.backOnline)).toBeInTheDocument();
});

it('forgets calls that failed without a network once there is one', () => {
  const { reachability } = renderBanner();
  setNetwork(false);
  act(() => {
    reachability.recordNoResponse();
    reachability.recordNoResponse();
  });
  setNetwork(true);
  expect(screen.getByText(texts.backOnline)).toBeInTheDocument();
});
