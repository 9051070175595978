import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, startTransition, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../../tests/kit/until';
import * as toasts from '../messages/toasts';
import { texts } from '../texts';
import { lazyPart } from './lazyPart';
import { loadWithStyles } from './loadWithStyles';

function Map({ city }: { city: string }) {
  return <p>Map of {city}</p>;
}

/** Code that fails to load as often as asked, and then loads. */
function codeAfter(failures: number, reason = 'Unable to preload CSS'): () => Promise<ComponentType<{ city: string }>> {
  let left = failures;
  return () => {
    if (left === 0) return Promise.resolve(Map);
    left -= 1;
    return Promise.reject(new Error(reason));
  };
}

function setNetwork(isOn: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
}

/** How the test environment answers requests for stylesheets, which it does not send. It adds itself to `window` untyped. */
type DetachedSettings = { handleDisabledFileLoadingAsSuccess: boolean };

/** Fails as the build's loader does when a stylesheet cannot be loaded. */
function failToLoad(href: string): Promise<never> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((_resolve, reject) => {
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)));
    document.head.append(link);
  });
}

/** Failures are logged. */
function muteErrors() {
  return vi.spyOn(console, 'error').mockReturnValue();
}

afterEach(() => vi.restoreAllMocks());

describe('a part whose code is loaded when it is shown', () => {
  it('shows what loads, then the part', async () => {
    const Part = lazyPart(codeAfter(0), { loading: <p>Loading</p> });
    render(<Part city="Tucson" />);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Map of Tucson')).toBeInTheDocument();
  });

  it('replaces what loads as soon as the code is there', async () => {
    const { promise, resolve } = Promise.withResolvers<ComponentType<{ city: string }>>();
    const Part = lazyPart(() => promise, { loading: <p>Loading</p> });
    render(<Part city="Tucson" />);
    const late = vi.fn();
    const timer = setTimeout(late, 250);
    resolve(Map);
    expect(await screen.findByText('Map of Tucson')).toBeInTheDocument();
    expect(late).not.toHaveBeenCalled();
    clearTimeout(timer);
  });

  it('lets a screen in transition be rendered once', async () => {
    const Part = lazyPart(codeAfter(0));
    const renderNeighbor = vi.fn(() => null);
    const Neighbor = () => renderNeighbor();
    const Page = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => startTransition(() => setOpen(true))}>Open</button>
          {isOpen && <Neighbor />}
          {isOpen && <Part city="Tucson" />}
        </>
      );
    };
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Map of Tucson')).toBeInTheDocument();
    expect(renderNeighbor).toHaveBeenCalledTimes(1);
  });

  it('fails alone, is logged, and is loaded again without a reload', async () => {
    const errors = muteErrors();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const Part = lazyPart(codeAfter(1, 'No answer for Map.js'));
    render(
      <>
        <p>The rest of the page</p>
        <Part city="Tucson" />
        <Part city="Mesa" />
      </>,
    );
    expect(await screen.findAllByText(texts.partNotLoaded)).toHaveLength(2);
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
    expect(errors.mock.calls).toEqual([['[crewboard] a part could not be loaded: No answer for Map.js']]);
    const [first] = screen.getAllByRole('button', { name: texts.tryAgain });
    if (first) await userEvent.click(first);
    expect(await screen.findByText('Map of Tucson')).toBeInTheDocument();
    expect(screen.getByText('Map of Mesa')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('offers a reload if the browser remembers the failure', async () => {
    muteErrors();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const Part = lazyPart(codeAfter(2));
    render(<Part city="Tucson" />);
    await userEvent.click(await screen.findByRole('button', { name: texts.tryAgain }));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: texts.reloadPage }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['answers now', true, 'Map of Tucson'],
    ['fails again', false, texts.reloadPage],
  ])('requests a missing stylesheet again before its code: it %s', async (_name, isThere, shown) => {
    muteErrors();
    const { settings } = (window as unknown as { happyDOM: { settings: DetachedSettings } }).happyDOM;
    let attempts = 0;
    const Part = lazyPart(async () => {
      attempts += 1;
      if (attempts === 1) await failToLoad('/Map.css');
      return Map;
    });
    render(<Part city="Tucson" />);
    const tryAgain = await screen.findByRole('button', { name: texts.tryAgain });
    settings.handleDisabledFileLoadingAsSuccess = isThere;
    await userEvent.click(tryAgain);
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(attempts).toBe(isThere ? 2 : 1);
    expect(document.querySelectorAll('link[href="/Map.css"]')).toHaveLength(isThere ? 2 : 1);
    // No later test requests it again.
    settings.handleDisabledFileLoadingAsSuccess = true;
    await loadWithStyles(() => Promise.resolve());
    settings.handleDisabledFileLoadingAsSuccess = false;
    for (const link of document.querySelectorAll('link[href="/Map.css"]')) link.remove();
  });

  it('opens a dialog that failed by the toast', async () => {
    muteErrors();
    const show = vi.spyOn(toasts, 'showToast').mockReturnValue();
    const Part = lazyPart(codeAfter(2), { failure: 'toast' });
    render(<Part city="Tucson" />);
    await until(() => expect(show).toHaveBeenCalledOnce());
    const [[{ action }] = [{ action: undefined }]] = show.mock.calls;
    expect(action?.text).toBe(texts.tryAgain);
    act(() => {
      if (action && 'onClick' in action) action.onClick();
    });
    await until(() => expect(show.mock.calls.at(1)?.[0].action?.text).toBe(texts.reloadPage));
  });

  it('waits for the network before it loads anything', async () => {
    setNetwork(false);
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const load = vi.fn(codeAfter(0));
    const Part = lazyPart(load, { failure: 'page' });
    render(<Part city="Tucson" />);
    expect(screen.getByText(texts.offlineTitle)).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    setNetwork(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Map of Tucson')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['a part is loaded again', 'inPlace', 'Map of Tucson', 0],
    ['a page is reloaded', 'page', texts.partNotLoaded, 1],
  ] as const)('failed as the network went: when it is back, %s', async (_name, failure, shown, reloads) => {
    muteErrors();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const Part = lazyPart(codeAfter(1), { failure });
    render(<Part city="Tucson" />);
    expect(await screen.findByText(texts.partNotLoaded)).toBeInTheDocument();
    setNetwork(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText(texts.offlineTitle)).toBeInTheDocument();
    setNetwork(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('is shown offline when its code is here already', async () => {
    const Part = lazyPart(codeAfter(0));
    void Part.prepare();
    setNetwork(false);
    render(<Part city="Tucson" />);
    expect(await screen.findByText('Map of Tucson')).toBeInTheDocument();
  });
});
