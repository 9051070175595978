import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { phone, renderApp, type RenderOptions, shownToasts } from '../app/renderApp';
import { hostWorld } from '../hostedWorld';
import { people } from '../operations';
import { until } from '../until';

/** Opens a page of a helper's settings, on a phone. */
export function openSettings(
  page: string,
  { hosted = hostWorld({ scenario: 'empty' }), ...options }: RenderOptions = {},
) {
  const app = renderApp({
    as: people.marcus,
    path: `/helper/settings/${page}`,
    shell: false,
    width: phone,
    hosted,
    ...options,
  });
  const part = async (name: string) => within(await screen.findByRole('form', { name }));
  const save = async (name: string) => {
    await app.user.click((await part(name)).getByRole('button', { name: 'Save' }));
    return until(() => expect(shownToasts()).toContain(`${name} saved`));
  };
  const put = async (label: RegExp, text: string) => {
    const input = await screen.findByLabelText(label);
    await app.user.clear(input);
    await app.user.type(input, text);
  };
  return { ...app, world: hosted.world, part, save, put };
}
