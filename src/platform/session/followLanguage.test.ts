import { expect, it } from 'vitest';
import { UserType } from '#generated/model/codes';
import { startApp } from '../../../tests/kit/app/startApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { until } from '../../../tests/kit/until';
import { signIn } from '../../../tests/kit/world';
import { currentLanguage } from '../language/current';
import { sessionActions } from './slice';

const sofia = 'sofia@helpers.example';

it('shows the language on the record of who comes back', async () => {
  startApp({ as: sofia });
  await until(() => expect(currentLanguage()).toBe('es'));
  expect(document.documentElement.lang).toBe('es');
});

it('welcomes who signs in in their language', async () => {
  const hosted = hostWorld();
  const token = await signIn(hosted.world, sofia);
  const { toasts, store } = startApp({ hosted, path: '/login' });
  store.dispatch(sessionActions.signedIn(token, { type: UserType.helper, id: 6, locale: 'es' }, true));
  await until(() =>
    expect(toasts).toEqual([{ message: 'Ya inició sesión. Le damos la bienvenida de nuevo 🎉', intent: 'success' }]),
  );
});

it('keeps a language chosen before the sign-in on this device', async () => {
  const { store, storage } = startApp({ path: '/login' });
  store.dispatch(sessionActions.languageChosen('es'));
  await until(() => expect(currentLanguage()).toBe('es'));
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({ locale: 'es' });
  expect(storage.user()).toBeUndefined();
});
