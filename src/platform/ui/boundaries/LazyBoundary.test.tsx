import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../../tests/kit/until';
import * as toasts from '../messages/toasts';
import { texts } from '../texts';
import { LazyBoundary } from './LazyBoundary';
import { reloadPage } from './notLoaded';

function CityMap({ city }: { city: string }) {
  return <p>Map of {city}</p>;
}

/** A part whose code loads. */
const createPart = () => lazy(() => Promise.resolve({ default: CityMap }));

/** A part whose code does not load. */
function createBrokenPart(): ComponentType<{ city: string }> {
  return lazy(() => Promise.reject<{ default: typeof CityMap }>(new Error('No answer for CityMap.js')));
}

function setNetwork(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** React reports to the console what a boundary catches, unless its root says otherwise as the app's does. */
const quietly = { onCaughtError: () => undefined };

const log = vi.fn();

// Failures are logged.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(log));
afterEach(() => {
  vi.restoreAllMocks();
  log.mockClear();
});

describe('a lazily loaded part', () => {
  it('shows its placeholder, then the part', async () => {
    const Part = createPart();
    render(
      <LazyBoundary loading={<p>Loading</p>}>
        <Part city="Tucson" />
      </LazyBoundary>,
    );
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Map of Tucson')).toBeInTheDocument();
  });

  it('fails alone, is logged, and offers to reload the page', async () => {
    const Part = createBrokenPart();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    render(
      <>
        <p>The rest of the page</p>
        <LazyBoundary>
          <Part city="Tucson" />
        </LazyBoundary>
      </>,
      quietly,
    );
    expect(await screen.findByText(texts.partNotLoaded)).toBeInTheDocument();
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
    expect(log.mock.calls).toEqual([['[crewboard] a part could not be loaded: No answer for CityMap.js']]);
    await userEvent.click(screen.getByRole('button', { name: texts.reloadPage }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says offline that it needs the network, and offers the reload when the network is back', async () => {
    const Part = createBrokenPart();
    setNetwork(false);
    render(
      <LazyBoundary>
        <Part city="Tucson" />
      </LazyBoundary>,
      quietly,
    );
    expect(await screen.findByText(texts.offlinePart)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    setNetwork(true);
    expect(screen.getByRole('button', { name: texts.reloadPage })).toBeInTheDocument();
  });
});

describe('a lazily loaded dialog that fails', () => {
  const reloading = {
    message: texts.partNotLoaded,
    intent: 'danger',
    action: { text: texts.reloadPage, onClick: reloadPage },
  };

  async function openDialog() {
    const Dialog = createBrokenPart();
    const show = vi.spyOn(toasts, 'showToast').mockReturnValue();
    render(
      <LazyBoundary failure="toast" loading={<p>In its place</p>}>
        <Dialog city="Tucson" />
      </LazyBoundary>,
      quietly,
    );
    await until(() => expect(show).toHaveBeenCalledOnce());
    return show;
  }

  it('shows a toast that reloads the page, and leaves its place as it was', async () => {
    const show = await openDialog();
    expect(show).toHaveBeenCalledWith(reloading);
    expect(screen.getByText('In its place')).toBeInTheDocument();
  });

  it('says offline that it needs the network, and offers the reload when the network is back', async () => {
    setNetwork(false);
    const show = await openDialog();
    expect(show).toHaveBeenCalledWith({ message: texts.offlinePart, intent: 'danger' });
    setNetwork(true);
    expect(show).toHaveBeenLastCalledWith(reloading);
  });
});
