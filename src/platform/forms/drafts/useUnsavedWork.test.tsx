import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../ui/inputs/Button';
import { createFieldNames } from '../fieldNames';
import { TextField } from '../fields/text/TextField';
import { Form, type FormProps } from '../Form';
import { SubmitButton } from '../layout/SubmitButton';
import { useUnsavedWork } from './useUnsavedWork';

type Branch = { name: string; city: string };

const field = createFieldNames<Branch>();

function BranchForm(props: Omit<FormProps<Branch>, 'children'>) {
  return (
    <Form {...props}>
      <TextField name={field('name')} label="Name" />
      <TextField name={field('city')} label="City" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

function RestlessPage() {
  const [count, setCount] = useState(0);
  return (
    <>
      <BranchForm initialValues={{ name: `Branch ${count}` }} onSubmit={vi.fn()} />
      <Button onClick={() => setCount((was) => was + 1)}>again {count}</Button>
    </>
  );
}

const name = () => screen.getByLabelText('Name');
const city = () => screen.getByLabelText('City');

describe('unsaved work', () => {
  it('starts with a change, and ends when it is undone, sent or the form unmounts', async () => {
    const user = userEvent.setup();
    const onUnsavedChange = vi.fn<(unsaved: boolean) => void>();
    const onSubmitted = vi.fn(() => expect(onUnsavedChange).toHaveBeenLastCalledWith(false));
    const { unmount } = render(
      <BranchForm
        initialValues={{ name: 'Phoenix' }}
        onSubmit={vi.fn()}
        onUnsavedChange={onUnsavedChange}
        onSubmitted={onSubmitted}
      />,
    );
    const last = () => onUnsavedChange.mock.lastCall?.[0];
    expect(last()).toBe(false);
    await user.type(city(), 'a');
    expect(last()).toBe(true);
    await user.clear(city());
    expect(last()).toBe(false);

    await user.type(city(), 'Tempe');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmitted).toHaveBeenCalled());
    expect(city()).toHaveValue('Tempe');

    await user.type(city(), 'b');
    expect(last()).toBe(true);
    unmount();
    expect(last()).toBe(false);
  });

  it('survives a render with other initial values', async () => {
    const user = userEvent.setup();
    render(<RestlessPage />);
    await user.type(city(), 'typed');
    await user.click(screen.getByRole('button', { name: 'again 0' }));
    await screen.findByRole('button', { name: 'again 1' });
    expect(city()).toHaveValue('typed');
    expect(name()).toHaveValue('Branch 0');
  });

  it('can be read without rendering the page', async () => {
    const user = userEvent.setup();
    const asked: boolean[] = [];
    const drawn = vi.fn();
    function Page() {
      const work = useUnsavedWork();
      drawn();
      return (
        <>
          <BranchForm onSubmit={vi.fn()} onUnsavedChange={work.onUnsavedChange} />
          <Button onClick={() => asked.push(work.hasUnsavedWork())}>Leave</Button>
        </>
      );
    }
    render(<Page />);
    const leave = () => user.click(screen.getByRole('button', { name: 'Leave' }));
    await leave();
    await user.type(city(), 'Tempe');
    await leave();
    await user.clear(city());
    await leave();
    expect(asked).toEqual([false, true, false]);
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
