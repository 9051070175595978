import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { startUndoable } from '#platform/offline/undoables';
import { renderApp } from '../../../../tests/kit/app/renderApp';
import { crewIds, fewPeople } from '../../../../tests/kit/crews';
import { people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { calendarAgenda, calendarWeek } from '../../../../tests/kit/screens/calendarScreen';
import { until } from '../../../../tests/kit/until';
import { withdrawInvitationCall, withdrawnInvitations } from '../orders';

const onCard = () => screen.getByLabelText(/^#\d+ Rebecca Hollis/).textContent;
const inCalendar = () => screen.getByText(/^Job #\d+ for Rebecca Hollis/).textContent;
const inDetails = () => screen.getByLabelText(/^Job #\d+$/, { selector: 'article' }).textContent;

it.each<[screen: string, toPath: (orderId: number) => string, read: () => string, before: RegExp, during: RegExp]>([
  ['a card', () => '/company/job/formed', onCard, /Pending.*Marcus Reed, pending/, /^(?!.*Marcus).*Not formed/],
  ['the week', () => calendarWeek, inCalendar, /Pending, 0 of 3 accepted, 1 pending/, /Not formed, 0 of 3 accepted\.$/],
  ['the agenda', () => calendarAgenda, inCalendar, /Pending, 0 of 3.*, 1 pending/, /Not formed, 0 of 3 accepted\.$/],
  [
    'the details',
    (orderId) => `/company/job/details/${orderId}`,
    inDetails,
    /Pending.*Marcus Reed/,
    /^(?!.*Pending).*Not formed.*No one invited yet/,
  ],
])('%s shows no withdrawn invitation while it can be restored', async (_, toPath, read, before, during) => {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world);
  const [invitationId = 0] = await invite(hosted.world, orderId, [crewIds.marcus, PositionCode.helper]);
  const { user, waitForSecondLoad } = renderApp({ as: people.priya, hosted, path: toPath(orderId), shell: false });
  await until(() => expect(read()).toMatch(before));
  await waitForSecondLoad();
  await startUndoable(withdrawnInvitations, {
    key: invitationId,
    message: 'Invitation withdrawn',
    ...withdrawInvitationCall({ branchId: 1, orderId }, invitationId, { reason: 'mistake' }),
  });
  await until(() => expect(read()).toMatch(during));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await until(() => expect(read()).toMatch(before));
});
