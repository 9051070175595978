import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RouteMap } from './RouteMap';
import { mapTexts as texts } from './texts';

const stops = [
  { lat: 33.426, lng: -111.94 },
  { lat: 33.325, lng: -111.75 },
  { lat: 33.426, lng: -111.94 },
];

/** The test environment cannot draw maps: it says so as soon as it tries. */
const cannotDraw = texts.noRoute.cannotDraw;

function open() {
  render(<RouteMap label="Route map" stops={stops} length="33.8 mi" />);
  return screen.getByRole('region', { name: 'Route map' });
}

it('is a light drawing with the length of the route until someone uses the page', async () => {
  const map = open();
  expect(map.dataset['map']).toBe('waiting');
  expect(screen.getByText('33.8 mi')).toBeDefined();
  expect(screen.getByText('1, 3')).toBeDefined();
  expect(screen.getByText('2')).toBeDefined();
  await Promise.resolve();
  expect(screen.queryByText(cannotDraw)).toBeNull();
});

it.each(['pointermove', 'touchstart', 'keydown', 'wheel'])('is loaded with the first %s', async (sign) => {
  open();
  fireEvent(window, new Event(sign));
  expect(await screen.findByText(cannotDraw)).toBeDefined();
});

it('is loaded with its button', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: texts.show }));
  expect(await screen.findByText(cannotDraw)).toBeDefined();
});
