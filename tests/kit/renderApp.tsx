import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { App } from '../../src/app/App';
import type { Slots } from '../../src/platform/config/SettingsContext';
import type { World } from '../../mocks/world';
import { AppWithoutShell } from './AppWithoutShell';
import { hostWorld } from './hostedWorld';
import { startApp, type StartOptions, testSettings } from './startApp';
import { until } from './until';

export type RenderOptions = StartOptions & {
  /** Inner width of the window in CSS pixels; a desktop unless told. */
  width?: number;
  slots?: Slots;
  /** False for the screen alone, without what surrounds it: far cheaper where nothing around it is of interest. */
  shell?: boolean;
};

export const desktop = 1440;
export const phone = 390;

/**
 * The only entrance of screen tests: the whole app as a person sees it, signed in or not, at a path, in a world of its
 * own. Nothing is replaced but the network, behind which the world stands, and the date: it is the same as in the world.
 */
export function renderApp({ width = desktop, slots = {}, shell = true, ...options }: RenderOptions = {}) {
  const { hosted = hostWorld(options) } = options;
  stopClock(hosted.world);
  const app = startApp({ ...options, hosted });
  onTestFinished(setWidth(width));
  app.releaseToasts();
  const user = userEvent.setup();
  const Picture = shell ? App : AppWithoutShell;
  const { unmount } = render(<Picture app={app} settings={testSettings} slots={slots} />);
  onTestFinished(unmount);
  /** Waits until the company's side has asked for everything twice, as it does when its channels are first heard. */
  const calm = () =>
    until(() => {
      expect(app.calls.filter(({ path }) => path === '/company-branches').length).toBeGreaterThan(1);
      expect(app.queryClient.isFetching()).toBe(0);
    });
  return { ...app, user, unmount, calm };
}

/** Sets `Date` to the world's present moment, unless the test has set it itself. Timers run on. */
function stopClock({ clock }: World): void {
  if (vi.isFakeTimers() || vi.getMockedSystemTime() !== null) return;
  vi.setSystemTime(clock.now());
  onTestFinished(() => void vi.useRealTimers());
}

/** Gives the window a width; returns what gives it back its own. */
export function setWidth(width: number): () => void {
  const before = window.innerWidth;
  resize(width);
  return () => resize(before);
}

function resize(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true });
  window.dispatchEvent(new Event('resize'));
}

/** The messages of the toasts on screen, oldest first. */
export const shownToasts = (): string[] =>
  Array.from(
    document.querySelectorAll('.bp6-toast-message span[class*=message]'),
    ({ textContent }) => textContent,
  ).toReversed();
