import { screen } from '@testing-library/react';
import { phone, renderApp, type RenderOptions } from '../app/renderApp';
import { hostWorld } from '../hostedWorld';
import { people } from '../operations';
import { asked } from '../orders';

const marcusId = 5;

type Options = Omit<RenderOptions, 'path'> & {
  path?: string | ((invitationId: number) => string);
  locale?: 'en' | 'es';
};

/** Marcus opens his invitations on a phone; one job for two helpers waits for his answer. */
export async function openHelperJobs({ path = '/helper/job/company/new', locale = 'en', ...options }: Options = {}) {
  const hosted = hostWorld({ scenario: 'empty', ...(options.faults !== undefined && { faults: options.faults }) });
  hosted.world.tables.user.update(marcusId, { locale });
  const ids = await asked(hosted.world);
  const start = typeof path === 'string' ? path : path(ids.invitationId);
  const app = renderApp({ as: people.marcus, shell: false, width: phone, ...options, hosted, path: start });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, ...ids, press };
}

export const findJobCard = (orderId: number) => screen.findByRole('listitem', { name: `Job #${orderId}` });
