import { expect, test, vi } from 'vitest';

/** Every module of the app, loaded before any texts. A module that reads a text while it is loaded throws. */
const modules = import.meta.glob([
  '../../../src/**/*.{ts,tsx}',
  '!../../../src/**/*.test.{ts,tsx}',
  '!../../../src/**/*.{en,es}.ts',
  '!../../../src/main.ts',
  '!../../../src/serviceWorker/main.ts',
]);

test('no module reads a text while it is loaded', { timeout: 60_000 }, async () => {
  vi.resetModules();
  const failed: string[] = [];
  for (const [file, load] of Object.entries(modules)) {
    await load().catch((error: unknown) => failed.push(`${file}: ${String(error)}`));
  }
  vi.resetModules();
  expect(Object.keys(modules).length).toBeGreaterThan(500);
  expect(failed).toEqual([]);
});
