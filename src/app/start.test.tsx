import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Monitor, monitorVital } from '#platform/lib/log/log';
import { renderApp } from '../../tests/kit/app/renderApp';
import { hostWorld } from '../../tests/kit/hostedWorld';
import { notFormedOrder } from '../../tests/kit/orders';
import { until } from '../../tests/kit/until';
import { startMonitor } from './start';

/** Starts a monitoring service that runs until the test ends. */
function watch() {
  const monitor = {
    release: '1.4.2',
    onCall: vi.fn(),
    onDrift: vi.fn(),
    onError: vi.fn<NonNullable<Monitor['onError']>>(),
    onVitals: vi.fn(),
  };
  onTestFinished(startMonitor(monitor, ''));
  return monitor;
}

it('reports each call by operation and route, without personal data', async () => {
  const monitor = watch();
  const hosted = hostWorld();
  const id = notFormedOrder(hosted.world, 1)?.id;
  renderApp({ as: 'dana@coppermesa.example', hosted, path: `/company/job/details/${id}`, shell: false });
  await screen.findByRole('article', { name: /Job/ });
  const facts = { release: '1.4.2', route: 'company-job-details' };
  const call = { operation: 'getOrderDetail', status: 200, ...facts };
  await until(() => expect(monitor.onCall).toHaveBeenCalledWith(expect.objectContaining(call)));
  const reported = JSON.stringify([monitor.onCall.mock.calls, monitor.onDrift.mock.calls, monitor.onError.mock.calls]);
  expect(reported).not.toMatch(/dana|Bearer|details\/|Copper/i);
});

it.each(['a service', 'the next one'])('reports each difference from the contract once to %s', async () => {
  const monitor = watch();
  const hosted = hostWorld();
  hosted.alterAnswers('GET /plans', (body) =>
    JSON.parse(JSON.stringify(body).replaceAll(/"price_monthly":(\d+)/g, '"price_monthly":"$1"')),
  );
  vi.spyOn(console, 'warn').mockReturnValue();
  renderApp({ as: 'dana@coppermesa.example', hosted, path: '/company/settings/subscription', shell: false });
  const drift = { operation: 'getPlans', field: 'data[].price_monthly', difference: 'repaired' };
  await until(() =>
    expect(monitor.onDrift).toHaveBeenCalledExactlyOnceWith({
      ...drift,
      release: '1.4.2',
      route: 'company-settings-subscription',
    }),
  );
});

it('reports an error that no one handled, but no refusal and no text of its data', () => {
  const monitor = watch();
  const broken = new TypeError('x is not a function');
  dispatchEvent(Object.assign(new Event('error'), { error: broken }));
  const refusal = Object.assign(new Error('Dana may not do this'), { name: 'ApiError' });
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: refusal }));
  dispatchEvent(Object.assign(new Event('error'), { error: new SyntaxError('"Dana" is not valid JSON') }));
  const reported = monitor.onError.mock.calls.map(([{ error }]) => error.message);
  expect(reported).toEqual(['x is not a function', 'SyntaxError']);
});

it('a monitor that fails leaves the app alone', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const monitor = watch();
  monitor.onError.mockImplementation(() => {
    throw new Error('no quota');
  });
  dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('x') }));
  expect(warn).toHaveBeenCalledOnce();
});

it('reports a web vital with its route and nothing else about it', () => {
  const { onVitals } = watch();
  const measured = { name: 'LCP', value: 1250, entries: ['Copper Mesa'] } as const;
  monitorVital(measured);
  expect(onVitals).toHaveBeenCalledExactlyOnceWith({ name: 'LCP', value: 1250, release: '1.4.2', route: 'none' });
});
