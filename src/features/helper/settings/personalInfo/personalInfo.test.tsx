import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { read } from '../../../../../tests/kit/helperWorld';
import { createFile, createPng } from '../../../../../tests/kit/images';
import { openSettings } from '../../../../../tests/kit/screens/settingsScreen';

const maxBytes = 5 * 1024 * 1024;

it('saves personal info, with an error at the field it is about', async () => {
  const { world, user, save, put } = openSettings('personal-info');
  await put(/^About$/, 'Careful with antiques');
  await put(/^Contact phone/, '6025550170');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText(/^Contact name/)).toHaveAccessibleDescription('The value is required');
  await put(/^Contact name/, 'Renee');
  await save('About you');
  const { personal_info } = await read('marcus', world, 'getHelperProfile');
  expect(personal_info).toMatchObject({
    about: 'Careful with antiques',
    emergency_contact: { name: 'Renee', phone: '6025550170', relation: '' },
  });
});

describe('the photo', () => {
  it.each([
    [
      'of another type',
      () => createFile(createPng(300, 300), 'me.gif', 'image/gif'),
      'Choose a JPG, PNG or WebP image',
    ],
    [
      'that is too large',
      () => createFile(new Uint8Array(maxBytes + 1), 'me.png', 'image/png'),
      'Use an image of up to 5 MB',
    ],
  ])('refuses a file %s', async (_what, makeFile, problem) => {
    openSettings('personal-info');
    const input = await screen.findByLabelText(/^Photo/, { selector: 'input' });
    fireEvent.change(input, { target: { files: [makeFile()] } });
    expect(await screen.findByText(problem)).toBeVisible();
  });

  it('shows why the provider refused it, and keeps what was typed', async () => {
    const { world, user, put } = openSettings('personal-info');
    const { fetch } = world;
    const message = 'The photo could not be read.';
    const refusal = { data: null, message, errors: { avatar: [message] }, success: false };
    Object.assign(world, {
      fetch: async (request: Request) =>
        request.url.endsWith('/personal-info') ? Response.json(refusal, { status: 422 }) : fetch(request),
    });
    await put(/^About$/, 'Careful with antiques');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(screen.getByLabelText(/^About$/)).toHaveValue('Careful with antiques');
  });
});
