import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CompanyNumbers } from '#generated/model';
import { renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { savedFiles } from '../../../../tests/kit/app/savedFiles';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { people } from '../../../../tests/kit/operations';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';
import { getField } from '../../../../tests/kit/world';

const path = '/company/numbers';

const open = (options: RenderOptions = {}) => renderApp({ as: people.dana, path, shell: false, ...options });
const findCard = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') ?? document.body);
const findPoints = async (title: string) =>
  (await (await findCard(title)).findAllByRole('link')).filter((link) => link.hasAttribute('data-point'));

/** The numbers of a world where a branch, or the whole company, has four jobs. */
function withFewJobs(branch?: string) {
  const hosted = hostWorld({ scenario: 'standard' });
  hosted.alterAnswers('GET /company/numbers', (body) => {
    const numbers = getField(body, 'data') as CompanyNumbers;
    const few = [...numbers.branches, ...(branch === undefined ? [numbers.company] : [])];
    for (const each of few) if (branch === undefined || each.branch_name === branch) each.jobs = 4;
    return body;
  });
  return hosted;
}

describe('the numbers of a company', () => {
  it('draws a line for each branch, whose points say their number and lead to its jobs', async () => {
    const { user } = open();
    await until(async () => expect(await findPoints('Slots filled in time')).not.toEqual([]));
    const points = await findPoints('Slots filled in time');
    const names = points.map((point) => plainSpaces(point.getAttribute('aria-label')));
    for (const branch of ['Phoenix', 'Tucson', 'Las Vegas']) {
      expect(names).toContainEqual(
        expect.stringMatching(new RegExp(`^${branch}, Oct 2026: \\d+% \\(\\d+ of \\d+ slots\\)$`)),
      );
    }
    const phoenix = points.find((point) => point.getAttribute('aria-label')?.startsWith('Phoenix, Oct 2026'));
    const said = plainSpaces(phoenix?.getAttribute('aria-label')).split(': ')[1];
    await user.click(phoenix ?? expect.unreachable('no point'));
    expect(await screen.findByRole('heading', { name: 'Slots filled in time', level: 1 })).toBeVisible();
    expect(screen.getByText('Oct 2026 · Phoenix')).toBeVisible();
    const share = said?.split(' ')[0] ?? '';
    expect(await screen.findByText(share)).toBeVisible();
  });

  it('scales a chart where it is printed, because print measures nothing', async () => {
    open();
    const chart = await (await findCard('Jobs done')).findByRole('group', { name: /by month/ });
    expect(chart.firstElementChild).toHaveAttribute('viewBox', '0 0 480 220');
  });

  it('offers one point of a chart to the Tab key, and the arrow keys the others', async () => {
    const { user } = open();
    await until(async () => expect(await findPoints('Labor share')).not.toEqual([]));
    const points = await findPoints('Labor share');
    await until(() => expect(points.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1));
    points.at(-1)?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(points.at(-2)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(points[0]).toHaveFocus();
    expect(points.filter(({ tabIndex }) => tabIndex === 0)).toEqual([points[0]]);
  });

  it('says the same in tables, and keeps the choice in the address', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    expect(address()).toBe(`${path}?view=table`);
    const table = within(await (await findCard('Jobs done')).findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Month',
      'All branches',
      'Las Vegas',
      'Phoenix',
      'Tucson',
    ]);
    const october = table.getByRole('row', { name: /^Oct 2026/ });
    const [all = 0, ...each] = within(october)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent));
    expect(all).toBeGreaterThan(0);
    expect(each.reduce((sum, jobs) => sum + jobs, 0)).toBe(all);
  });

  it('shows one branch with the amounts its numbers are made of', async () => {
    const { user } = open({ path: `${path}?view=table` });
    await user.click(await screen.findByRole('button', { name: /^Branch/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Tucson' }));
    await until(() => expect(address()).toContain('branch='));
    const table = within(await (await findCard('Labor share')).findByRole('table'));
    expect(table.getByRole('columnheader', { name: 'Based on' })).toBeVisible();
    expect(table.getAllByText(/ quoted$/).length).toBeGreaterThan(0);
  });

  it('downloads every number by branch and month', async () => {
    const files = savedFiles();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await until(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('numbers-2026-11.csv');
    expect(shownToasts()).toEqual(['Downloaded numbers-2026-11.csv']);
    const lines = (await files[0]?.text)?.trim().split('\r\n') ?? [];
    expect(lines[0]).toMatch(/^\uFEFF?Branch,Month,Jobs done,/);
    expect(lines.some((line) => line.startsWith('Phoenix,2026-10,'))).toBe(true);
  });
});

describe('without enough to show', () => {
  it('says that the numbers are loading', async () => {
    open({ faults: 'getCompanyNumbers:never' });
    expect(await screen.findByText('Loading numbers')).toBeInTheDocument();
  });

  it('names a branch with few jobs instead of drawing it, and has its numbers in the table', async () => {
    const { user } = open({ hosted: withFewJobs('Tucson') });
    expect(
      await screen.findByText('Tucson has 4 jobs so far. Its charts start at 10 jobs; its numbers are in the table.'),
    ).toBeVisible();
    await until(async () => expect(await findPoints('Jobs done')).not.toEqual([]));
    const names = (await findPoints('Jobs done')).map((point) => point.getAttribute('aria-label'));
    expect(names.filter((name) => name?.startsWith('Tucson'))).toEqual([]);
    expect(names.filter((name) => name?.startsWith('Phoenix'))).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const table = within(await (await findCard('Jobs done')).findByRole('table'));
    expect(table.getByRole('columnheader', { name: 'Tucson' })).toBeVisible();
  });

  it('has only tables while every branch has few jobs', async () => {
    open({ hosted: withFewJobs() });
    expect(await screen.findAllByText(/^(Las Vegas|Phoenix|Tucson) has 4 jobs so far\./)).toHaveLength(3);
    expect(await (await findCard('Jobs done')).findByRole('table')).toBeVisible();
  });

  it('says where the numbers of a new company come from', async () => {
    open({ scenario: 'empty' });
    expect(await screen.findByText('No numbers yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show open jobs' })).toHaveAttribute('href', '/company/job');
  });

  it('can be loaded again after a failure', async () => {
    const app = open({ faults: 'getCompanyNumbers:500' });
    expect(await screen.findByText('The numbers couldn’t be loaded.')).toBeVisible();
    app.world.faults.set([]);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findCard('Jobs done')).toBeDefined();
  });

  it('is for owners', async () => {
    open({ as: people.priya });
    expect(await screen.findByText('You don’t have access to this')).toBeVisible();
  });

  it('lists the completed jobs for an address without a number', async () => {
    open({ path: `${path}/jobs?number=profit` });
    expect(await screen.findByRole('heading', { name: 'Jobs done', level: 1 })).toBeVisible();
  });
});
