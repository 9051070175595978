import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { giveOnlySpecified } from '../../../tests/kit/http/onlySpecified';
import { people } from '../../../tests/kit/operations';
import { until } from '../../../tests/kit/until';

function openBranches(path = '') {
  const hosted = hostWorld({ scenario: 'empty' });
  giveOnlySpecified(hosted);
  const app = renderApp({ as: people.dana, hosted, path: `/company/branch${path}`, shell: false });
  app.excuse(/404|405|501/);
  return { ...app, world: hosted.world };
}

it('branches of which only the name is known are listed and shown with it', async () => {
  openBranches();
  expect(await screen.findByRole('article', { name: 'Phoenix' })).toHaveTextContent(/^PhoenixEditDelete$/);
  const rows = within(screen.getByRole('list', { name: 'Branches' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['PhoenixCurrent branch', 'Tucson', 'Las Vegas']);
});

it('a branch of which only the name is known is renamed, and keeps the rest', async () => {
  const { world, user } = openBranches('?branch=1&edit=1');
  const before = world.tables.branch.require(1);
  const name = await screen.findByLabelText('Name*', { selector: 'input' });
  expect(name).toHaveValue('Phoenix');
  expect(screen.getByLabelText('Phone', { selector: 'input' })).toHaveValue('');
  await until(() => expect(screen.queryByText('Coverage')).toBeNull());
  fireEvent.change(name, { target: { value: 'Phoenix Central' } });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await until(() => expect(world.tables.branch.require(1).name).toBe('Phoenix Central'));
  const { phone, city, serving_area_ids } = world.tables.branch.require(1);
  expect({ phone, city, serving_area_ids }).toEqual({
    phone: before.phone,
    city: before.city,
    serving_area_ids: before.serving_area_ids,
  });
});

it('a branch without the number of open jobs is deleted by its name', async () => {
  const { world, user } = openBranches('?branch=3');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const name = world.tables.branch.require(3).name;
  await user.type(await screen.findByLabelText(`Type ${name} to confirm*`), name);
  await user.click(screen.getByRole('button', { name: 'Delete branch' }));
  await until(() => expect(world.tables.branch.require(3).closed_at).not.toBeNull());
});

it('a new branch is added without areas if the provider names none', async () => {
  openBranches('?branch=new');
  expect(await screen.findByLabelText('Name*', { selector: 'input' })).toBeVisible();
  await until(() => expect(screen.queryByText('Coverage')).toBeNull());
});
