import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

// A browser that blocks cookies denies this page its storage and shared workers.

const deny = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

beforeEach(() => {
  vi.resetModules();
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { configurable: true, get: deny });
    onTestFinished(() => {
      if (before) Object.defineProperty(globalThis, name, before);
    });
  }
  vi.stubGlobal('SharedWorker', deny);
  vi.stubGlobal('indexedDB', { open: deny });
});
afterEach(() => {
  vi.unstubAllGlobals();
  // The modules that this page loaded keep what it was denied.
  vi.resetModules();
});

it('the demo runs in memory where cookies are blocked', { timeout: 60_000 }, async () => {
  history.replaceState(null, '', '/?simulation=off&scenario=empty&as=dana@coppermesa.example');
  const [{ readDemoOptions, signInByLink }, { openLink }] = await Promise.all([
    import('./demoOptions'),
    import('./openLink'),
  ]);
  const options = readDemoOptions();
  const world = await openLink((problem) => expect.unreachable(problem));
  onTestFinished(() => world.leave());
  expect(await options.applyTo(world)).toEqual({ kind: 'started' });
  expect(await world.control('describe', {})).toMatchObject({ scenario: 'empty' });
  await signInByLink(Promise.resolve(world), options.person ?? '');
  const token = new URLSearchParams(location.search).get('token');
  const { status } = await world.fetch(
    new Request('https://provider.example/api/company-branches', { headers: { Authorization: `Bearer ${token}` } }),
  );
  expect(status).toBe(200);
});
