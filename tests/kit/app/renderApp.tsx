import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import type { Slots } from '#platform/config/SettingsContext';
import type { Routes } from '#platform/routing/route';
import { isToast } from '#platform/ui/messages/messageRules';
import { readVisible } from '#platform/ui/messages/messageStore';
import type { World } from '../../../mocks/provider/world';
import { App } from '../../../src/app/App';
import { routes as ownRoutes } from '../../../src/app/pages/routes';
import { hostWorld } from '../hostedWorld';
import { setWidth } from '../screens/width';
import { until } from '../until';
import { AppWithoutShell } from './AppWithoutShell';
import { emptyRoutes } from './emptyRoutes';
import { startApp, type StartOptions, testSettings } from './startApp';

export type RenderOptions = StartOptions & {
  /** Inner width of the window in CSS pixels; a desktop by default. */
  width?: number;
  slots?: Slots;
  /** False for the screen alone, without its shell: much cheaper when the shell does not matter. */
  shell?: boolean;
  /** False for the shell around empty pages: cheaper when the page does not matter. */
  pages?: boolean;
  /** Replaces the product's routes. */
  routes?: Routes;
};

export const desktop = 1440;
export const phone = 390;

/**
 * The entry point of all screen tests: the whole app as a user sees it, signed in or not, at a path, in its own world.
 * Only the network is replaced, by the world, and the date, by the world's.
 */
export function renderApp({
  width = desktop,
  slots = {},
  shell = true,
  pages = true,
  routes = pages ? ownRoutes : emptyRoutes,
  ...options
}: RenderOptions = {}) {
  const { hosted = hostWorld(options) } = options;
  stopClock(hosted.world);
  const app = startApp({ ...options, hosted });
  onTestFinished(setWidth(width));
  const user = userEvent.setup();
  const parts = { app, routes, settings: testSettings, slots };
  const { unmount } = render(shell ? <App {...parts} /> : <AppWithoutShell {...parts} />);
  onTestFinished(unmount);
  /** Waits for the second load, which follows when the channels are first joined. */
  const waitForSecondLoad = () =>
    until(() => {
      const repeated = app.calls.filter(({ path }) => /^\/(company-branches|helper\/invitations\/count)$/.test(path));
      expect(repeated.length).toBeGreaterThan(1);
      expect(app.queryClient.isFetching()).toBe(0);
    });
  return { ...app, user, unmount, waitForSecondLoad };
}

/** Sets `Date` to the world's current time, unless the test has set it. Timers keep running. */
function stopClock({ clock }: World): void {
  if (vi.isFakeTimers() || vi.getMockedSystemTime() !== null) return;
  vi.setSystemTime(clock.now());
  onTestFinished(() => void vi.useRealTimers());
}

/** The messages of the toasts on screen, newest first. */
export const shownToasts = (): string[] => readVisible().flatMap((each) => (isToast(each) ? [each.toast.message] : []));
