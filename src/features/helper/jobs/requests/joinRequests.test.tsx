import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { sendUndoables } from '#platform/offline/undoables';
import { phone, renderApp, shownToasts } from '../../../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../../tests/kit/operations';
import { until } from '../../../../../tests/kit/until';

const marcusId = 5;
const priyaId = 2;
const [tucson, lasVegas] = [2, 3];

/** Las Vegas asks Marcus to join while he views his new invitations. */
async function open() {
  const hosted = hostWorld({ scenario: 'empty' });
  const app = renderApp({ as: people.marcus, shell: false, width: phone, path: '/helper/job', hosted });
  await screen.findByText('No new invitations');
  const body = { positions: [PositionCode.helper], hourly_rate: 2600, message: 'We liked your work.' };
  await as('dana', app.world, 'inviteHelper', { params: { id: lasVegas }, query: `?id=${marcusId}`, body });
  const card = within(await screen.findByRole('listitem', { name: 'Copper Mesa Moving Co.' }));
  expect(card.getByText('Copper Mesa Moving Co., Las Vegas')).toBeVisible();
  expect(card.getByText('We liked your work.')).not.toBeVisible();
  await app.user.click(card.getByText('Copper Mesa Moving Co., Las Vegas'));
  const [request] = app.world.tables.branchInvitation.all();
  const getStatus = () => app.world.tables.branchInvitation.require(request?.id ?? 0).status;
  return { ...app, card, getStatus };
}

it('arrives immediately with its logo and its offer, and is accepted in one tap', async () => {
  const { user, card, getStatus, world } = await open();
  expect(card.getByRole('presentation')).toHaveAttribute('src', world.tables.branch.require(lasVegas).avatar_url);
  expect(card.getByText('Copper Mesa Moving Co., Las Vegas')).toBeVisible();
  expect(card.getByText('Helper · $26.00/hr')).toBeVisible();
  expect(card.getByText('We liked your work.')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Join team of Copper Mesa Moving Co.' }));
  await until(() => expect(shownToasts()[0]).toBe('You joined the team of Copper Mesa Moving Co.'));
  expect(getStatus()).toBe(InvitationStatus.accepted);
  await until(() => expect(screen.queryByRole('listitem', { name: 'Copper Mesa Moving Co.' })).toBeNull());
});

it('is declined, and that can be undone until it is sent', async () => {
  const { user, card, getStatus } = await open();
  await user.click(card.getByRole('button', { name: /^Decline/ }));
  expect(screen.queryByRole('listitem', { name: 'Copper Mesa Moving Co.' })).toBeNull();
  expect(getStatus()).toBe(InvitationStatus.new);
  act(() => void sendUndoables());
  await until(() => expect(getStatus()).toBe(InvitationStatus.rejected));
});

it('names the language of the company’s message if the reader uses another', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  const app = renderApp({ as: people.marcus, shell: false, width: phone, path: '/helper/job', hosted });
  await screen.findByText('No new invitations');
  const send = (who: 'dana' | 'priya', id: number, message: string) => {
    const body = { positions: [PositionCode.helper], hourly_rate: 2600, message };
    return as(who, app.world, 'inviteHelper', { params: { id }, query: `?id=${marcusId}`, body });
  };
  await send('dana', lasVegas, 'We liked your work.');
  app.world.change(() => app.world.tables.user.update(priyaId, { locale: 'es' }));
  await send('priya', tucson, 'Nos gustó su trabajo.');
  for (const line of await screen.findAllByText(/^Copper Mesa Moving Co\., /)) await app.user.click(line);
  expect(await screen.findByText('Nos gustó su trabajo.')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('We liked your work.')).toHaveAttribute('lang', 'en');
  expect(screen.getAllByText(/^In (English|Spanish)$/).map(({ textContent }) => textContent)).toEqual(['In Spanish']);
});
