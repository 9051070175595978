import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { giveOnlySpecified } from '../../../tests/kit/http/onlySpecified';
import { people } from '../../../tests/kit/operations';
import { findResults, optionsIn } from '../../../tests/kit/screens/searchScreen';

it('a found job without date, cities and branch is shown by number, customer, phone and status', async () => {
  const hosted = hostWorld();
  giveOnlySpecified(hosted);
  const app = renderApp({ as: people.dana, hosted, path: '/company/calendar', pages: false });
  app.excuse(/404|405|501/);
  await screen.findByRole('combobox');
  await app.user.keyboard('/');
  await findResults();
  expect(optionsIn('Orders')).toHaveLength(5);
  for (const option of optionsIn('Orders'))
    expect(option).toMatch(/^#\d+ [^·]+\(\d{3}\) \d{3}-\d{4}(?:Not|Partially|Pending|Formed)[ \w]*$/);
  expect(screen.queryByRole('button', { name: 'All branches' })).toBeNull();
});
