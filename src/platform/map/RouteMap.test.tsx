import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RouteMap } from './RouteMap';
import { mapTexts as texts } from './texts';

const stops = [
  { lat: 33.426, lng: -111.94 },
  { lat: 33.325, lng: -111.75 },
];

/** The test environment cannot draw maps: it fails as soon as it tries. */
const cannotDraw = texts.noRoute.cannotDraw;

afterEach(() => vi.unstubAllGlobals());

it('draws the map automatically when it is on screen and the page is idle', async () => {
  const idle = Promise.withResolvers<() => void>();
  vi.stubGlobal('requestIdleCallback', idle.resolve);
  render(<RouteMap label="Route map" stops={stops} />);
  const begin = await idle.promise;
  expect(screen.getByRole('region', { name: 'Route map' })).toHaveTextContent(texts.loading);
  begin();
  expect(await screen.findByText(cannotDraw)).toBeVisible();
});

it('loads nothing for a map that is off screen', () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  render(<RouteMap label="Route map" stops={stops} />);
  expect(screen.getByRole('region', { name: 'Route map' })).not.toHaveTextContent(texts.loading);
  expect(idle).not.toHaveBeenCalled();
});
