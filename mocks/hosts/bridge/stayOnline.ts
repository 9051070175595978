/**
 * Reports a network at all times: the demo's provider is in this browser, so nothing has to wait for one. Called before
 * anything listens.
 */
export function stayOnline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  addEventListener('offline', (event) => event.stopImmediatePropagation());
}
