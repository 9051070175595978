import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { Form } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';

/** Fields in a separate form. `saved` submits it and returns its values. */
export function renderFields(fields: ReactNode, initialValues: object = {}) {
  const onSubmit = vi.fn<(values: object) => void>();
  render(
    <Form initialValues={initialValues} onSubmit={onSubmit}>
      {fields}
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = async () => {
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0];
  };
  return { user, save, saved, onSubmit };
}
