import { connectMonitor, type Monitor, monitorError, monitorVital } from '#platform/lib/log/monitor';
import { toAppPath } from '#platform/routing/currentRoute';
import { matchPath } from '#platform/routing/guards/guard';

/**
 * Reports errors, calls and differences from the contract to a monitoring service, with the name of the route.
 * Returns the function that ends it.
 */
export function startMonitor(monitor: Monitor, base: string): () => void {
  connectMonitor(monitor, () => matchPath(toAppPath(base, location.pathname))?.name ?? 'none');
  if (monitor.onVitals) void watchVitals();
  const listening = new AbortController();
  addEventListener('error', ({ error }) => monitorError(error), listening);
  addEventListener('unhandledrejection', ({ reason }) => monitorError(reason), listening);
  return () => {
    listening.abort();
    connectMonitor({}, () => 'none');
  };
}

/** The library observes the page for as long as it is open. */
async function watchVitals(): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  onCLS(monitorVital);
  onINP(monitorVital);
  onLCP(monitorVital);
}
