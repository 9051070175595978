import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setLanguage } from '../language/current';
import { useLanguage } from '../language/useLanguage';
import { createFieldNames } from './fieldNames';
import { PasswordField } from './fields/text/PasswordField';
import { Form } from './Form';
import { useDerivedValue } from './formValues';
import { texts } from './texts';

const field = createFieldNames<{ password: string }>();

/** Like the app: rendered again in another language. */
function Page() {
  useLanguage();
  return (
    <Form onSubmit={vi.fn()}>
      <PasswordField name={field('password')} label="Password" autoComplete="new-password" />
      <Derived />
    </Form>
  );
}

const derive = () => ({ label: texts.hidePassword });

function Derived() {
  return <output>{useDerivedValue(field.root, derive).label}</output>;
}

it('shows the texts of the new language, also those it keeps between renders', () => {
  render(<Page />);
  expect(screen.getByRole('status')).toHaveTextContent('Hide password');
  act(() => setLanguage('es'));
  expect(screen.getByRole('status')).toHaveTextContent('Ocultar contraseña');
  expect(screen.getByRole('button', { name: 'Mostrar contraseña' })).toBeInTheDocument();
});
