import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createFieldNames } from '../../fieldNames';
import { Form } from '../../Form';
import { SubmitButton } from '../../layout/SubmitButton';
import { ImageField } from './ImageField';

const field = createFieldNames<{ avatar: Blob }>();

const limits = { types: ['image/png'], bytes: 1000, pixels: 10 };

it('an image restored from a draft is shown, sent, and can be removed', async () => {
  const user = userEvent.setup();
  const avatar = new Blob(['picture'], { type: 'image/png' });
  const onSubmit = vi.fn<(values: object) => void>();
  const onPreview = vi.fn<(url: string | null) => void>();
  const { container } = render(
    <Form initialValues={{ avatar }} onSubmit={onSubmit}>
      <ImageField
        name={field('avatar')}
        label="Photo"
        alt="Photo"
        limits={limits}
        currentUrl={null}
        onPreview={onPreview}
      />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const undo = await screen.findByText('Remove');
  const url = `data:image/png;base64,${btoa('picture')}`;
  expect(container.querySelector('img')).toHaveAttribute('src', url);
  expect(onPreview).toHaveBeenCalledExactlyOnceWith(url);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ avatar }));
  await user.click(undo);
  expect(container.querySelector('img')).toBeNull();
  expect(onPreview).toHaveBeenLastCalledWith(null);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ avatar: null }));
});
