import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { inSpanish } from '../../../../tests/kit/texts/spanish';
import { until } from '../../../../tests/kit/until';

const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const getPassword = () => screen.getByLabelText(/^Contraseña/);

async function openLogin(options: RenderOptions = {}) {
  inSpanish();
  const app = renderApp({ scenario: 'empty', path: '/login', ...options });
  expect(await screen.findByRole('heading', { name: 'Le damos la bienvenida', level: 1 })).toBeVisible();
  return app;
}

it('is in Spanish, and sets the document language', async () => {
  await openLogin();
  expect(document.documentElement.lang).toBe('es');
  expect(document.title).toBe('Iniciar sesión · Crewboard');
  expect(screen.getByRole('link', { name: 'Ser ayudante' })).toHaveAttribute('href', '/sign-up/helper');
});

it('shows field errors in Spanish', async () => {
  const { user } = await openLogin();
  await user.type(email(), 'dana@');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('El correo electrónico no es válido')).toBeVisible();
  expect(screen.getByText('Este campo es obligatorio')).toBeVisible();
});

it('says in Spanish that the server did not answer', async () => {
  const { user } = await openLogin({ faults: 'login:network' });
  await user.type(email(), 'dana@coppermesa.example');
  await user.type(getPassword(), 'Moving-2026');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await until(() => expect(shownToasts()).toEqual(['Ocurrió un error inesperado:']));
});

it('switches to English, keeps typed values and validates the fields again', async () => {
  const { user, storage } = await openLogin();
  await user.type(getPassword(), 'Moving-2026');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText('Value is required')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByLabelText(/^Password/)).toHaveValue('Moving-2026');
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('Log in · Crewboard');
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({ locale: 'en' });
  expect(storage.user()).toBeUndefined();
});
