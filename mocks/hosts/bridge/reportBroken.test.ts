import { expect, it, vi } from 'vitest';
import { createReporter } from './intercept';

it('reports each problem once, in its own words', () => {
  const report = vi.fn();
  const reportBroken = createReporter(report);
  const threw = 'getNotifications: the handler threw TypeError: Oh (at mocks/handlers/notifications.ts:14:3)';
  for (const problem of [threw, threw, threw, 'getMe: answer 200 breaks the contract']) reportBroken(problem);
  expect(report.mock.calls.map(([error]) => String(error))).toEqual([
    `Error: Fake provider: ${threw}`,
    'Error: Fake provider: getMe: answer 200 breaks the contract',
  ]);
});
