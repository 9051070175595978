import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { activityDraft, hasSubscribers } from '../../../../tests/kit/happenings';
import { read } from '../../../../tests/kit/helperWorld';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { people } from '../../../../tests/kit/operations';
import { until } from '../../../../tests/kit/until';

const marcusId = 5;

it('shows no toast for what the person turned off, and one for what they did not', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  const reminders = { topic: 'reminder', push: false, email: false, sms: false };
  const body = { choices: [reminders], quiet_hours: null, sound: true };
  await read('marcus', world, 'updateNotificationPreferences', { body });
  renderApp({ as: people.marcus, shell: false, path: '/helper/job', hosted });
  await screen.findByText('No new invitations');
  await until(() => expect(hasSubscribers(world, 'private-App.Models.User.5')).toBe(true));
  const inform = (type: 'order.reminder' | 'order.changed', title: string) =>
    world.change(() =>
      world.announce({
        type: 'personalActivityHappened',
        userId: marcusId,
        createDraft: () => activityDraft(title, { type }),
      }),
    );
  inform('order.reminder', 'Reminder: tomorrow 8 AM');
  inform('order.changed', 'Job #1042 was changed');
  await until(() => expect(shownToasts()).toEqual(['Job #1042 was changed']));
});
