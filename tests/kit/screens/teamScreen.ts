import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { ActiveStatus } from '#generated/model/codes';
import { renderApp, type RenderOptions } from '../app/renderApp';
import { fewPeople } from '../crews';
import type { HostedWorld } from '../hostedWorld';
import { people } from '../operations';
import { until } from '../until';

/** An empty world with six active members in Phoenix and none in Tucson, so that lists render quickly. */
export function fewMembers(): HostedWorld {
  const hosted = fewPeople();
  const { world } = hosted;
  world.change(() => {
    for (const { id, user_id, status } of world.tables.employee.all()) {
      const isOffice = world.tables.user.require(user_id).positions.length === 0;
      if (status === ActiveStatus.inactive || isOffice) world.tables.employee.remove(id);
    }
  });
  return hosted;
}

/** A page of the team as Dana sees it, rendered and settled. */
export async function renderTeam({ path = '/company/team', ...options }: RenderOptions = {}) {
  const hosted = options.hosted ?? fewMembers();
  const app = renderApp({ as: people.dana, shell: false, ...options, hosted, path });
  await screen.findByLabelText('Team', { selector: 'nav' });
  await app.waitForSecondLoad();
  await until(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return { ...app, world: hosted.world };
}

/** The names in the list, in its order. */
export const memberNames = (): string[] =>
  within(screen.getByLabelText('Members', { selector: 'section' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label') ?? '');

export const memberRow = (name: string) => within(screen.getByLabelText(name, { selector: 'li' }));
