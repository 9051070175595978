import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners';
import { activateMessage } from './workerMessages';

/** Milliseconds between two questions for a new version, on a page that stays open. */
const checkEvery = 60 * 60 * 1000;

const listeners = createListeners();
let newWorker: ServiceWorker | null = null;

/**
 * Registers the service worker, which keeps the files of the app on this device. Does nothing in a browser without
 * one, or on a page that may not have one (plain http).
 */
export async function storeAppFiles(workerUrl: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    follow(await navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' }));
  } catch {
    // The app works from the network, as before.
  }
}

/** Checks whether a newer version of the app waits to be used. */
export function useHasNewVersion(): boolean {
  return useSyncExternalStore(listeners.add, () => newWorker !== null);
}

/** Activates the new version and loads the page again with it. Other tabs keep the files of their version. */
export function startNewVersion(): void {
  // Another tab has activated it.
  if (newWorker?.state !== 'installed') return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  newWorker.postMessage(activateMessage, []);
}

function follow(registration: ServiceWorkerRegistration): void {
  const publish = () => {
    // The first worker of a device replaces nothing.
    newWorker = navigator.serviceWorker.controller && registration.waiting;
    listeners.call();
  };
  publish();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', publish));
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, checkEvery);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check());
}
