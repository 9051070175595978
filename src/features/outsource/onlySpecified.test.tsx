import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { leaveOutAddedFields } from '../../../tests/kit/http/onlySpecified';
import { people } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { getApplicants, openApplications, twoApplied } from '../../../tests/kit/screens/applicationsScreen';

it('applications of which only the id is known are listed and compared', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  const ids = await twoApplied(hosted.world);
  leaveOutAddedFields(hosted, '/applications', 'getOfferApplications');
  const { user } = await openApplications(hosted, ids);
  const list = within(await screen.findByLabelText('Applications', { selector: 'section' }));
  expect(getApplicants()).toEqual(['Someone', 'Someone']);
  expect(list.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(['SSomeone', 'SSomeone']);
  for (const box of list.getAllByLabelText('Select Someone')) await user.click(box);
  await user.click(screen.getByRole('button', { name: /^Compare/ }));
  expect(within(await screen.findByRole('dialog')).queryByText('Rating')).toBeNull();
});

it('a job without date and crew can be staffed', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  await placeOrder(hosted.world);
  leaveOutAddedFields(hosted, 'GET /company-branches/1/orders?', 'getOrders');
  renderApp({ as: people.dana, hosted, path: '/company/outsourcing', shell: false });
  const jobs = within(await screen.findByRole('list', { name: 'Jobs that need crew' }));
  expect(jobs.getByRole('listitem').textContent).not.toMatch(/undefined|NaN|Invalid|null/);
  expect(jobs.getByRole('button')).toBeVisible();
});
