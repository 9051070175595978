import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { phone } from '../../../../tests/kit/app/renderApp';
import { renderOrder } from '../../../../tests/kit/screens/orderScreen';
import { until } from '../../../../tests/kit/until';

const create = '/company/job/create?date=2026-11-28';
const headings = () => [...document.querySelectorAll('form h2')].map(({ textContent }) => textContent);

let idle: Array<() => void> = [];

/** The page is idle only when the test says so. */
function keepBusy() {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
}
beforeEach(keepBusy);
afterEach(() => void vi.unstubAllGlobals());

/** Opens a form that no one uses yet. */
async function open(options: Parameters<typeof renderOrder>[1] = {}) {
  const app = renderOrder(create, options);
  await until(() => expect(headings()).toContain('Customer'));
  return app;
}

it('renders what is on screen first, and one section more whenever the page is idle', async () => {
  await open();
  expect(headings().filter((title) => title !== 'Job summary')).toEqual(['Customer', 'Service', 'When']);
  for (const title of ['Pickup', 'Destination']) {
    idle.splice(0).forEach((task) => task());
    await until(() => expect(headings()).toContain(title));
  }
  expect(headings()).not.toContain('Items');
});

it('renders one step on a phone, and all with the first touch', async () => {
  await open({ width: phone });
  expect(headings()).toEqual(['Customer']);
  fireEvent.touchStart(screen.getByLabelText(/^First name/));
  expect(headings()).toContain('Files');
  expect(headings()).toHaveLength(11);
});

it('saved at once, it checks all sections', async () => {
  const app = await open();
  await app.press('Save job');
  await app.sees('Destination, stop 1, City: Value is required');
  expect(app.callsTo('POST /company-branches/1/orders')).toEqual([]);
});

it('a draft is restored into all sections', async () => {
  vi.unstubAllGlobals();
  const first = renderOrder(create);
  await first.fillLeast();
  first.type('Notes', /^Office notes/, 'Pays by card');
  await until(async () => expect(await first.drafts.count('user:2')).toBe(1));
  first.unmount();
  keepBusy();
  const second = await open({ hosted: first.hosted });
  await second.press('Restore');
  expect(second.part('Notes').getByLabelText(/^Office notes/)).toHaveValue('Pays by card');
  expect(second.part('Destination').getByLabelText(/^City/)).toHaveValue('Gilbert');
});
