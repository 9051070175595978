import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storeAppFiles, startNewVersion, useHasNewVersion } from './versions';
import { activateMessage } from './workerMessages';

type FakeWorker = EventTarget & Pick<ServiceWorker, 'postMessage'> & { state: ServiceWorkerState };

/** A browser with a service worker container, as far as this module uses it. */
function browser(controller: object | null) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: vi.fn(() => Promise.resolve()),
  });
  const register = vi.fn<(...address: unknown[]) => Promise<typeof registration>>(() => Promise.resolve(registration));
  const container = Object.assign(new EventTarget(), { controller, register });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return { registration, register };
}

function worker(): FakeWorker {
  return Object.assign(new EventTarget(), { state: 'installed' as const, postMessage: vi.fn() });
}

/** A new version arrives and has loaded all its files. */
function install({ registration }: ReturnType<typeof browser>): FakeWorker {
  const added = worker();
  registration.installing = added;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = added;
  act(() => void added.dispatchEvent(new Event('statechange')));
  return added;
}

it('offers a new version once its files are on the device, and starts it when accepted', async () => {
  const page = browser({});
  await storeAppFiles('/sw.js');
  expect(page.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  const { result } = renderHook(useHasNewVersion);
  expect(result.current).toBe(false);
  const added = install(page);
  expect(result.current).toBe(true);
  startNewVersion();
  expect(added.postMessage).toHaveBeenCalledWith(activateMessage, []);
});

it('offers a version that arrived on an earlier visit', async () => {
  const { registration } = browser({});
  registration.waiting = worker();
  await storeAppFiles('/sw.js');
  expect(renderHook(useHasNewVersion).result.current).toBe(true);
});

it('loads the page again with a version that another tab has started already', async () => {
  const page = browser({});
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await storeAppFiles('/sw.js');
  const added = install(page);
  added.state = 'activated';
  startNewVersion();
  expect(reload).toHaveBeenCalledOnce();
  expect(added.postMessage).not.toHaveBeenCalled();
});

it('the first worker of a device is not a new version', async () => {
  const page = browser(null);
  await storeAppFiles('/sw.js');
  install(page);
  expect(renderHook(useHasNewVersion).result.current).toBe(false);
});

it('asks for a new version when the page is looked at again', async () => {
  const { registration } = browser({});
  await storeAppFiles('/sw.js');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
});

it('a page that may not have a worker works without one', async () => {
  const { register } = browser({});
  register.mockRejectedValue(new Error('insecure'));
  await expect(storeAppFiles('/sw.js')).resolves.toBeUndefined();
});
