// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { call, getField, signIn, testWorld } from '../../../tests/kit/world';
import { chooseAnswerLanguage } from './answers';

const choose = (header: string | null, locale?: 'en' | 'es') => {
  const headers = new Headers(header === null ? {} : { 'Accept-Language': header });
  return chooseAnswerLanguage(new Request('https://provider.example', { headers }), locale && { locale });
};

it.each([
  ['es', undefined, 'es'],
  ['es', 'en', 'es'],
  ['es-419,es;q=0.9,en;q=0.8', undefined, 'es'],
  ['en;q=0.5, es;q=0.9', undefined, 'es'],
  ['fr-CA,es;q=0.4', undefined, 'es'],
  ['es;q=0, en', 'es', 'en'],
  ['fr', 'es', 'es'],
  ['*', 'es', 'es'],
  [null, 'es', 'es'],
  ['', undefined, 'en'],
  [null, undefined, 'en'],
] as const)('the header %s of a person with %s is answered in %s', (header, locale, language) => {
  expect(choose(header, locale)).toBe(language);
});

describe('an answer in Spanish', () => {
  const inSpanish = { 'Accept-Language': 'es' };

  it('explains each field', async () => {
    const world = testWorld({ scenario: 'empty' });
    const body = { email: 'nobody', password: '' };
    const answer = await call(world, 'POST', '/auth/login', { body, headers: inSpanish });
    expect([answer.status, getField(answer.body, 'errors')]).toEqual([
      422,
      { email: ['El correo electrónico no es válido'], password: ['Este campo es obligatorio'] },
    ]);
  });

  it('explains a refused sign-in, and a missing one', async () => {
    const world = testWorld({ scenario: 'empty' });
    const body = { email: 'marcus@helpers.example', password: 'Wrong-2026' };
    const wrong = await call(world, 'POST', '/auth/login', { body, headers: inSpanish });
    const anonymous = await call(world, 'GET', '/helper-profile', { headers: inSpanish });
    expect([wrong, anonymous].map((each) => getField(each.body, 'message'))).toEqual([
      'Estos datos no coinciden con nuestros registros.',
      'Inicie sesión para continuar.',
    ]);
  });

  it('is the default of a person whose language it is', async () => {
    const world = testWorld({ scenario: 'empty' });
    const token = await signIn(world, 'sofia@helpers.example');
    const unknown = await call(world, 'GET', '/helper/invitations/999999', {
      token,
      headers: { 'Accept-Language': '*' },
    });
    expect([unknown.status, getField(unknown.body, 'message')]).toEqual([404, 'No se encontró.']);
  });

  it('mails a code to a person without an account in the language of the request', async () => {
    const world = testWorld({ scenario: 'empty' });
    const body = { email: 'nueva@helpers.example', type: 'helper' };
    await call(world, 'POST', '/auth-v2/register/request-otp', { body, headers: inSpanish });
    expect(world.tables.message.all().map(({ subject }) => subject)).toEqual(['Su código para registrarse']);
  });

  it('mails a code to a person in their own language', async () => {
    const world = testWorld({ scenario: 'empty' });
    const body = { email: 'sofia@helpers.example' };
    await call(world, 'POST', '/auth-v2/reset-password/request-otp', { body, headers: { 'Accept-Language': 'en' } });
    expect(world.tables.message.all().map(({ subject }) => subject)).toEqual([
      'Su código para restablecer la contraseña',
    ]);
  });
});
