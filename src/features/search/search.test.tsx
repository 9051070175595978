import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, type RenderOptions } from '../../../tests/kit/app/renderApp';
import { address } from '../../../tests/kit/app/startApp';
import { until } from '../../../tests/kit/until';
import { readAnnouncement } from '../../platform/ui/feedback/announcements';

const dana = 'dana@coppermesa.example';

async function open(options: RenderOptions = {}) {
  const app = renderApp({ as: dana, path: '/company/calendar', ...options });
  await screen.findByRole('main');
  await until(() => expect(app.branches().settled).toBe(true));
  await app.waitForSecondLoad();
  return app;
}

const field = () => screen.getByRole('combobox', { name: 'Search jobs and people' });
const list = () => screen.findByRole('listbox', { name: 'Search results' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the search in the header', () => {
  it('opens with `/` and searches unfiltered: five of each kind', async () => {
    const app = await open();
    await app.user.keyboard('/');
    expect(field()).toHaveFocus();
    const found = within(await list());
    expect(within(found.getByRole('group', { name: 'Orders' })).getAllByRole('option')).toHaveLength(5);
    expect(within(found.getByRole('group', { name: 'Employees' })).getAllByRole('option')).toHaveLength(5);
    expect(field()).toHaveValue('');
    expect(readAnnouncement().text).toBe('10 results');
  });

  it('leads to the order or the person that is chosen with arrows and Enter', async () => {
    const app = await open();
    await app.user.keyboard('/');
    await list();
    await app.user.keyboard('marcus reed{Enter}');
    await until(() => expect(options()).toEqual([expect.stringContaining('Marcus Reed')]));
    await app.user.keyboard('{ArrowDown}');
    expect(activeOption()).toContain('Marcus Reed');
    await app.user.keyboard('{Enter}');
    expect(address()).toMatch(/^\/company\/team\/edit\/\d+$/);
    expect(screen.queryByRole('listbox', { name: 'Search results' })).toBeNull();
  });
});
