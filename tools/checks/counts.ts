import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './steps';

export type Count = { passed: number; failed: number };

/** Counts the tests that ran, from the JSON report of Vitest (numPassedTests …) or of Playwright (stats.expected …). */
export function countTests(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const stats = member(report, 'stats');
  return stats === undefined
    ? { passed: numberIn(report, 'numPassedTests'), failed: numberIn(report, 'numFailedTests') }
    : { passed: numberIn(stats, 'expected') + numberIn(stats, 'flaky'), failed: numberIn(stats, 'unexpected') };
}

/**
 * Adds everything up: the tests, plus one failure for each step that failed without a failed test (a type error, a
 * build, a crashed runner). So the last line never reports success for a failed run.
 */
export function sumUp(steps: readonly { outcome: Outcome; tests?: Count }[]): Count {
  const sum = { passed: 0, failed: 0 };
  for (const { outcome, tests = { passed: 0, failed: 0 } } of steps) {
    sum.passed += tests.passed;
    sum.failed += tests.failed === 0 && !outcome.ok ? 1 : tests.failed;
  }
  return sum;
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function numberIn(value: unknown, key: string): number {
  const found = member(value, key);
  return typeof found === 'number' ? found : 0;
}
