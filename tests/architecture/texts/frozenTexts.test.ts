import { expect, test, vi } from 'vitest';

/* A bilingual text that is read while its module loads stays in the language of that moment. Here such a read throws. */

vi.mock('#platform/language/inCurrentLanguage', () => ({
  inCurrentLanguage: ({ en }: { en: object }) =>
    new Proxy(en, {
      get: (_, key) => {
        throw new Error(`A module reads the text "${String(key)}" while it loads`);
      },
    }),
}));

const modules = import.meta.glob([
  '../../../src/**/*.{ts,tsx}',
  '!../../../src/**/*.test.{ts,tsx}',
  '!../../../src/main.ts',
  '!../../../src/serviceWorker.ts',
]);

test('no module reads a bilingual text while it loads', { timeout: 180_000 }, async () => {
  vi.resetModules();
  const failed: string[] = [];
  for (const [file, load] of Object.entries(modules)) {
    await load().catch((error: unknown) => failed.push(`${file}: ${String(error)}`));
  }
  vi.resetModules();
  expect(Object.keys(modules).length).toBeGreaterThan(500);
  expect(failed).toEqual([]);
});
