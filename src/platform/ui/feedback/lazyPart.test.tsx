import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../texts';
import { lazyPart } from './lazyPart';

function Map({ city }: { city: string }) {
  return <p>Map of {city}</p>;
}

/** Code that fails to load as often as asked, and then loads. */
function codeAfter(failures: number): () => Promise<ComponentType<{ city: string }>> {
  let left = failures;
  return () => {
    if (left === 0) return Promise.resolve(Map);
    left -= 1;
    return Promise.reject(new Error('Unable to preload CSS'));
  };
}

function setNetwork(isOn: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
}

afterEach(() => vi.restoreAllMocks());

describe('a part whose code is loaded when it is shown', () => {
  it('shows what loads, then the part', async () => {
    const Part = lazyPart(codeAfter(0), { loading: <p>Loading</p> });
    render(<Part city="Tucson" />);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Map of Tucson')).toBeInTheDocument();
  });

  it('fails alone; trying again reloads the page, as the browser remembers the failure', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const Part = lazyPart(codeAfter(1));
    render(
      <>
        <p>The rest of the page</p>
        <Part city="Tucson" />
      </>,
    );
    expect(await screen.findByText(texts.partNotLoaded)).toBeInTheDocument();
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for the network before it loads anything', async () => {
    setNetwork(false);
    const load = vi.fn(codeAfter(0));
    const Part = lazyPart(load);
    render(<Part city="Tucson" />);
    expect(screen.getByText(texts.offlineTitle)).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    setNetwork(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Map of Tucson')).toBeInTheDocument();
  });

  it('is shown offline when its code is here already', async () => {
    const Part = lazyPart(codeAfter(0));
    Part.prepare();
    setNetwork(false);
    render(<Part city="Tucson" />);
    expect(await screen.findByText('Map of Tucson')).toBeInTheDocument();
  });
});
