import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/ApiError';
import { createFieldNames } from './fieldNames';
import { PasswordField } from './fields/text/PasswordField';
import { TextField } from './fields/text/TextField';
import { Form, type FormProps, SubmitAborted } from './Form';
import { SubmitButton } from './layout/SubmitButton';
import { email, required } from './validation/validators';

type Login = { email: string; password: string };

const field = createFieldNames<Login>();
const unitField = createFieldNames<{ unit: string }>();

function LoginForm(props: Omit<FormProps<Login>, 'children'>) {
  return (
    <Form {...props} aria-label="Login">
      <TextField
        name={field('email')}
        label="Email"
        hint="Your work address"
        required
        validate={email}
        autoComplete="username"
      />
      <PasswordField name={field('password')} label="Password" validate={required} autoComplete="current-password" />
      <SubmitButton>Login</SubmitButton>
    </Form>
  );
}

const createRefusal = (errors: Record<string, string[]>, status = 422, message = 'Those details were refused.') =>
  new ApiError(status, { data: null, message, errors, success: false });
const getEmail = () => screen.getByRole('textbox', { name: /Email/ });
const getPassword = () => screen.getByLabelText('Password');
const getLogin = () => screen.getByRole('button', { name: 'Login' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(getEmail(), 'dana@coppermesa.example');
  await user.type(getPassword(), 'Moving-2026');
}

describe('checking', () => {
  it('waits for the first submit, then follows each field', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<LoginForm onSubmit={onSubmit} />);

    await user.type(getEmail(), 'dana');
    await user.tab();
    expect(getEmail()).not.toHaveAttribute('aria-invalid');
    expect(getEmail()).toHaveAccessibleDescription('Your work address');

    await user.click(getLogin());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(getEmail()).toBeInvalid();
    expect(getEmail()).toHaveAccessibleDescription('Value is not a valid email address');
    expect(getPassword()).toHaveAccessibleDescription('Value is required');

    await user.type(getEmail(), '@coppermesa.example');
    expect(getEmail()).toBeValid();
    expect(getEmail()).toHaveAccessibleDescription('Your work address');
    expect(getPassword()).toBeInvalid();
  });

  it('focuses the first invalid field after every failed submit', async () => {
    const user = userEvent.setup();
    render(<LoginForm onSubmit={vi.fn()} />);

    await user.click(getLogin());
    await waitFor(() => expect(getEmail()).toHaveFocus());
    await user.type(getEmail(), 'dana@coppermesa.example{Enter}');
    await waitFor(() => expect(getPassword()).toHaveFocus());
    await user.click(getLogin());
    await waitFor(() => expect(getPassword()).toHaveFocus());
  });

  it('marks a required field for everyone', () => {
    render(<LoginForm onSubmit={vi.fn()} />);
    expect(getEmail()).toBeRequired();
    expect(screen.getByText('Email').closest('label')).toHaveTextContent('Email*');
    expect(screen.getByText('Password').closest('label')).toHaveTextContent(/^Password$/);
  });
});

describe('sending', () => {
  it('submits once, however often submit is pressed', async () => {
    const user = userEvent.setup();
    const answer = Promise.withResolvers<void>();
    const onSubmit = vi.fn(() => answer.promise);
    const onSubmitted = vi.fn();
    render(<LoginForm onSubmit={onSubmit} onSubmitted={onSubmitted} />);

    await fillIn(user);
    await user.dblClick(getLogin());
    await user.keyboard('{Enter}');
    await user.type(getPassword(), '{Enter}');
    expect(getLogin()).toHaveAttribute('aria-busy', 'true');
    expect(onSubmitted).not.toHaveBeenCalled();

    answer.resolve();
    const values = { email: 'dana@coppermesa.example', password: 'Moving-2026' };
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledExactlyOnceWith(values, ''));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values);
    expect(getLogin()).not.toHaveAttribute('aria-busy');
  });

  it('does not resend while the next page loads, until a value changes', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    const onSubmitted = vi.fn();
    render(<LoginForm onSubmit={onSubmit} onSubmitted={onSubmitted} />);
    await fillIn(user);
    await user.click(getLogin());
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
    await user.click(getLogin());
    expect(onSubmit).toHaveBeenCalledOnce();
    await user.type(getPassword(), '!');
    await user.click(getLogin());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it('shows a server error at its field until that field changes', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn().mockRejectedValueOnce(createRefusal({ email: ['Unknown address'], password: ['Wrong'] }));
    render(<LoginForm onSubmit={onSubmit} />);
    await fillIn(user);
    await user.click(getLogin());

    await waitFor(() => expect(getEmail()).toHaveFocus());
    expect(getEmail()).toHaveAccessibleDescription('Unknown address');
    expect(getEmail()).toHaveValue('dana@coppermesa.example');
    expect(getPassword()).toHaveValue('Moving-2026');

    await user.type(getEmail(), 'x');
    expect(getEmail()).toBeValid();
    expect(getPassword()).toHaveAccessibleDescription('Wrong');
    await user.click(getLogin());
    await waitFor(() => expect(getPassword()).toBeValid());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('does not show an old server error again when local validation fails', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn().mockRejectedValueOnce(createRefusal({ email: ['Unknown address'] }));
    render(<LoginForm onSubmit={onSubmit} />);
    await fillIn(user);
    await user.click(getLogin());
    await waitFor(() => expect(getEmail()).toBeInvalid());

    await user.type(getEmail(), 'x');
    await user.clear(getPassword());
    await user.click(getLogin());
    await waitFor(() => expect(getPassword()).toHaveFocus());
    expect(getEmail()).toBeValid();
  });

  it('shows errors without a field above the form and keeps the input', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn().mockRejectedValueOnce(createRefusal({}, 423, 'Locked for 10 minutes.'));
    render(<LoginForm onSubmit={onSubmit} />);
    await fillIn(user);
    await user.click(getLogin());

    const problem = await screen.findByText('Locked for 10 minutes.');
    await waitFor(() => expect(problem.closest('[tabindex="-1"]')).toHaveFocus());
    expect(getPassword()).toHaveValue('Moving-2026');
    await user.click(getLogin());
    await waitFor(() => expect(problem).not.toBeInTheDocument());
  });

  it('keeps a cleared text as an empty string', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(
      <Form initialValues={{ unit: '4B' }} onSubmit={onSubmit}>
        <TextField name={unitField('unit')} label="Unit" />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
    await user.clear(screen.getByLabelText('Unit'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ unit: '' }));
  });
});

it('shows no error and reports nothing as sent when the user decides not to send', async () => {
  const user = userEvent.setup();
  const onSubmitted = vi.fn();
  const onSubmit = vi.fn().mockRejectedValueOnce(new SubmitAborted());
  render(<LoginForm onSubmit={onSubmit} onSubmitted={onSubmitted} />);
  await fillIn(user);
  await user.click(getLogin());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmitted).not.toHaveBeenCalled();
  expect(document.querySelector('[data-form-problems]')).toBeNull();
  await user.click(getLogin());
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
});
