import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phone, renderApp, shownToasts } from '../../../../../tests/kit/app/renderApp';
import { afterWork } from '../../../../../tests/kit/helperWorld';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { people } from '../../../../../tests/kit/operations';
import { until } from '../../../../../tests/kit/until';

it('a helper rates the company of a completed job once, and then sees what they gave', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  const { invitationId } = await afterWork(hosted.world);
  const path = `/helper/job/company/details/${invitationId}`;
  const { user } = renderApp({ as: people.marcus, shell: false, width: phone, path, hosted });
  const part = within(await screen.findByRole('region', { name: 'Rate Copper Mesa Moving Co.' }));
  const hidden = 'Hidden until both sides have rated, or for 7 days.';
  expect(part.getByText(hidden)).toBeVisible();
  await user.click(part.getByRole('radio', { name: /4/ }));
  await user.click(part.getByText('Clear plan'));
  await user.selectOptions(part.getByLabelText('Work with them again?'), 'Favorite');
  await user.click(part.getByRole('button', { name: 'Send rating' }));
  await until(() => expect(shownToasts()).toContain('Thank you. Your rating was sent.'));
  expect(hosted.world.tables.invitation.require(invitationId).company_rating).toMatchObject({
    stars: 4,
    tags: ['clear_plan'],
    work_again: 'favorite',
  });
  expect(await part.findByText('You gave 4 stars.')).toBeVisible();
  expect(part.queryByText('Send rating')).toBeNull();
  // The office rated before, so both have.
  await until(() => expect(part.queryByText(hidden)).toBeNull());
  await user.selectOptions(part.getByLabelText('Work with them again?'), 'Block');
  await user.click(part.getByRole('button', { name: 'Save answer' }));
  await until(() => expect(shownToasts()).toContain('Your answer was saved.'));
  expect(hosted.world.tables.invitation.require(invitationId).company_rating).toMatchObject({
    stars: 4,
    work_again: 'block',
  });
});
