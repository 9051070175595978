import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createFieldNames } from './fieldNames';
import { TextField } from './fields/text/TextField';
import { Form } from './Form';
import { SubmitButton } from './layout/SubmitButton';
import { required } from './validation/validators';

const field = createFieldNames<{ stops: { city: string }[] }>();

it('renders only the edited field, not the form or other fields', async () => {
  const user = userEvent.setup();
  const drawn: string[] = [];
  const Counted = ({ id, children }: { id: string; children: ReactNode }) => (
    <Profiler id={id} onRender={() => drawn.push(id)}>
      {children}
    </Profiler>
  );
  const names = Array.from({ length: 30 }, (_, index) => field(`stops[${index}].city`));
  render(
    <Form onSubmit={() => undefined} initialValues={{ stops: [] }}>
      {names.map((name) => (
        <Counted key={name} id={name}>
          <TextField name={name} label={name} validate={required} />
        </Counted>
      ))}
      <Counted id="button">
        <SubmitButton>Save</SubmitButton>
      </Counted>
    </Form>,
  );
  await user.click(screen.getByLabelText('stops[3].city'));
  drawn.length = 0;
  await user.keyboard('Tempe');
  expect(drawn).toEqual(Array.from({ length: 5 }, () => 'stops[3].city'));
});
