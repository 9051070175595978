import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { logDroppedEvent } from '#platform/lib/log/log';
import { showToast } from '#platform/ui/messages/toasts';
import { renderApp, type RenderOptions, shownToasts } from '../../tests/kit/app/renderApp';
import { hostWorld } from '../../tests/kit/hostedWorld';
import { password } from '../../tests/kit/people/people';
import { consentCode } from '../../tests/kit/screens/consent';
import { until } from '../../tests/kit/until';
import { signIn } from '../../tests/kit/world';

const marcus = 'marcus@helpers.example';
const wrong = 'Wrong-Secret-1';
const chosen = 'Boxes-Secret-2027';
/** `console.error` is checked in every test: nothing may be logged there at all. */
const consoleWays = ['log', 'info', 'warn', 'debug'] as const;

/** An app that records its texts, keys and addresses while a person uses it. */
function renderWatched(options: RenderOptions = {}) {
  const logged: unknown[] = [];
  consoleWays.forEach((way) => {
    vi.spyOn(console, way).mockImplementation((...words: unknown[]) => void logged.push(words));
  });
  const addresses: string[] = [];
  for (const change of ['pushState', 'replaceState'] as const) {
    const before = history[change].bind(history);
    vi.spyOn(history, change).mockImplementation((state: unknown, unused: string, url?: string | URL | null) => {
      before(state, unused, url);
      addresses.push(location.href, JSON.stringify(history.state));
    });
  }
  const app = renderApp({ scenario: 'empty', ...options });
  // The address before the app runs is the visitor's.
  addresses.length = 0;
  const keys = new Set<string>();
  app.queryClient.getQueryCache().subscribe(({ query }) => void keys.add(JSON.stringify([query.queryKey, query.meta])));
  app.queryClient
    .getMutationCache()
    .subscribe(({ mutation }) => void keys.add(JSON.stringify([mutation?.options.mutationKey, mutation?.meta])));
  const texts = new Set<string>();
  const see = () => {
    texts.add(document.body.textContent);
    shownToasts().forEach((toast) => texts.add(toast));
  };
  const observer = new MutationObserver(see);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  const traces = () => ({
    logged: JSON.stringify(logged, withErrorFields),
    addresses: [...addresses, location.href, document.title].join('\n'),
    keys: [...keys].join('\n'),
    texts: [...texts].join('\n'),
    attributes: document.body.outerHTML.replace(/ value="[^"]*"/g, ''),
    stored: Object.entries(localStorage)
      .filter(([key]) => key !== 'token')
      .join('\n'),
  });
  return { ...app, traces };
}

/** Errors serialize to an empty JSON object, so include their message, stack and members. */
function withErrorFields(_key: string, value: unknown): unknown {
  return value instanceof Error ? Object.assign({}, value, { message: value.message, stack: value.stack }) : value;
}

function expectNoTrace(traces: Record<string, string>, secrets: readonly string[]): void {
  for (const [place, text] of Object.entries(traces)) {
    for (const secret of secrets) {
      expect(secret.length, `a secret to look for in ${place}`).toBeGreaterThan(4);
      expect(text.includes(secret), `${place} contains ${secret}`).toBe(false);
    }
  }
}

const typeInto = async (app: ReturnType<typeof renderWatched>, label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await app.user.clear(field);
  await app.user.type(field, text);
};

it('a lost password and a sign-in leave no secret in words, keys, addresses or storage', async () => {
  const app = renderWatched({ path: '/forgot-password' });
  await app.user.type(await screen.findByRole('textbox', { name: /^Email/ }), `${marcus}{enter}`);
  await app.user.click(await screen.findByRole('textbox', { name: /^Code/ }));
  const code = app.world.tables.message.all()[0]?.code ?? '';
  await app.user.paste(code);
  await typeInto(app, /^New password/, chosen);
  const { temporaryToken } = app.session();
  await typeInto(app, /^Confirm password/, `${chosen}{enter}`);
  await app.user.click(await screen.findByRole('link', { name: 'Log in' }));
  await typeInto(app, /^Email/, marcus);
  await typeInto(app, /^Password/, `${wrong}{enter}`);
  await screen.findByText('These credentials do not match our records.');
  await typeInto(app, /^Password/, `${chosen}{enter}`);
  await until(() => expect(app.session().phase).toBe('signedIn'));
  await until(() => expect(app.connection()).toBe('connected'));
  const { token } = app.session();
  expectNoTrace(app.traces(), [password, wrong, chosen, code, temporaryToken ?? '', token ?? '']);
  expect(sessionStorage.getItem('signUpSteps')).toBeNull();
});

it.each(['/company/team?token=', '/oauth-login?type=2&token='])('%s leaves the token in storage only', async (path) => {
  const hosted = hostWorld({ scenario: 'empty' });
  const token = await signIn(hosted.world, 'dana@coppermesa.example');
  const app = renderWatched({ hosted, path: path + token });
  await until(() => expect(app.session()).toMatchObject({ phase: 'signedIn', user: { id: 1 } }));
  await app.waitForSecondLoad();
  expectNoTrace(app.traces(), [token]);
  expect(localStorage.getItem('token')).toBe(token);
});

it.each(['google', 'apple'] as const)('the result of %s is removed from the address immediately', async (provider) => {
  const hosted = hostWorld({ scenario: 'empty' });
  const code = consentCode(hosted.world, provider, 'nora@drycreek.example');
  const app = renderWatched({ hosted, path: `/authorization-${provider}?code=${code}&scope=email` });
  await until(() => expect(location.pathname).toBe('/sign-up'));
  expectNoTrace(app.traces(), [code, app.session().temporaryToken ?? '']);
});

it.each(['google', 'apple'] as const)(
  'a result of %s that is refused is removed from the address, too',
  async (provider) => {
    const app = renderWatched({ path: `/authorization-${provider}?code=spent-code` });
    await screen.findByText(/Login Failed|Welcome back/);
    expect(app.callsTo('spent-code')).toHaveLength(1);
    expectNoTrace(app.traces(), ['spent-code']);
  },
);

it('the search finds a secret in each of these places', async () => {
  const app = renderWatched({ path: '/login' });
  await screen.findByText('Welcome back');
  logDroppedEvent('an event', new Error('logged-secret'));
  app.queryClient.setQueryData(['auth', 'key-secret'], null);
  history.replaceState(null, '', '/login?code=path-secret');
  showToast({ message: 'text-secret', intent: 'danger' });
  localStorage.setItem('userData', 'stored-secret');
  await screen.findByText('text-secret');
  const traces = app.traces();
  for (const [place, text] of Object.entries({
    logged: 'logged',
    keys: 'key',
    addresses: 'path',
    texts: 'text',
    stored: 'stored',
  })) {
    expect(() => expectNoTrace(traces, [`${text}-secret`]), place).toThrow(`${place} contains`);
  }
});
