import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setLanguage } from '#platform/language/current';
import { getArea, listRouteNames, paths, type RouteName } from '#platform/routing/paths';
import { renderApp } from '../../tests/kit/app/renderApp';
import { fewPeople } from '../../tests/kit/crews';
import { applied } from '../../tests/kit/offers';
import { people } from '../../tests/kit/operations';
import { formed } from '../../tests/kit/orders';
import { renderSignUp } from '../../tests/kit/screens/signUpScreen';
import { translatePage } from '../../tests/kit/screens/translate';
import { until } from '../../tests/kit/until';

// A browser that translates a page moves each of its texts. The page then changes, and must not fail.

const visitors = { public: null, company: people.dana, helper: people.marcus };
const pages = listRouteNames().filter((name) => !['', 'oauth-login', 'sign-in-callback'].includes(name));

async function openPage(name: RouteName) {
  const hosted = fewPeople();
  const { offerId } = await applied(hosted.world);
  const { orderId, crew } = await formed(hosted.world);
  const ids = [
    [/outsourc/, offerId],
    [/company-job/, orderId],
    [/helper-job/, crew.marcus],
  ] as const;
  const [, id] = ids.find(([pattern]) => pattern.test(name)) ?? [undefined, 4];
  const path = paths[name].replace(':id', String(id));
  const app = renderApp({ as: visitors[getArea(name)], hosted, path, shell: false });
  app.excuse(/\[crewboard\]/);
  await until(() => {
    expect(document.querySelector('h1, [role=heading][aria-level="1"]')).not.toBeNull();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(app.queryClient.isFetching()).toBe(0);
  });
  return app;
}

/** Waits until nothing loads and the texts change no more after what was done; then the new ones are translated, too. */
async function settle(): Promise<void> {
  let [text, polls] = ['', 0];
  const rest = () => {
    const now = document.body.textContent;
    polls = now === text ? polls + 1 : 0;
    text = now;
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(polls).toBeGreaterThan(2);
  };
  // On a busy machine the calendar needs longer than `until` waits.
  await vi.waitFor(rest, { interval: 10, timeout: 40_000 });
  translatePage();
}

const broken = /can’t be shown|Something went wrong|no se puede mostrar/;

it.each(pages)(
  '%s survives a translation by the browser, and each change after it',
  { timeout: 60_000 },
  async (name) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await openPage(name);
    translatePage();
    for (const form of document.forms) {
      act(() => void fireEvent.submit(form));
      await settle();
      for (const input of form.querySelectorAll<HTMLInputElement>(
        'input[type=text], input[type=email], input:not([type])',
      )) {
        act(() => void fireEvent.change(input, { target: { value: '1,2 x' } }));
        act(() => void fireEvent.blur(input));
      }
      await settle();
      act(() => void fireEvent.submit(form));
      await settle();
    }
    for (const language of ['es', 'en'] as const) {
      act(() => setLanguage(language));
      await settle();
    }
    expect(document.body.textContent).not.toMatch(broken);
  },
);

it.each(['company', 'helper'] as const)(
  'the sign-up of a %s survives it at each step',
  { timeout: 60_000 },
  async (kind) => {
    const { heading, paste, press, enterCode, codes, sendEmail } = renderSignUp(kind);
    await screen.findByLabelText(/^Email/);
    translatePage();
    await press('Continue');
    await settle();
    await paste(/^Email/, 'nora');
    await settle();
    await sendEmail();
    await heading('Check your email');
    translatePage();
    await enterCode('000000');
    await settle();
    await enterCode(codes().at(-1) ?? '');
    await screen.findByLabelText(/^First name/);
    await settle();
    expect(document.body.textContent).not.toMatch(broken);
  },
);
