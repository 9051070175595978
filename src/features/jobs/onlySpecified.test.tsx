import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp, shownToasts } from '../../../tests/kit/app/renderApp';
import { address } from '../../../tests/kit/app/startApp';
import { accept, crewIds, fewPeople } from '../../../tests/kit/crews';
import { giveOnlySpecified } from '../../../tests/kit/http/onlySpecified';
import { as, people } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { until } from '../../../tests/kit/until';

const route = /410 W Copperleaf Ave, Tempe, AZ 85281 → 410 W Copperleaf Ave, Gilbert, AZ 85234/;
/** Placeholders of values that a provider left out. */
const noValue = /undefined|null|NaN|Invalid|\b0 (?:of|hr|mi|people)|–/;

/** A job without a crew, one with a crew and one that was canceled, at a provider that names only id, status and stops. */
async function openAt(path: string) {
  const hosted = fewPeople();
  const { world } = hosted;
  const [open, crewed, canceled] = [await placeOrder(world), await placeOrder(world), await placeOrder(world)];
  const [invitationId = 0] = await invite(world, crewed, [crewIds.marcus, PositionCode.helper]);
  await accept(world, people.marcus, invitationId);
  await invite(world, canceled, [crewIds.sofia, PositionCode.foremanDriver]);
  await as('priya', world, 'cancelOrder', { params: { orderId: canceled }, body: { reason: 'weather' } });
  giveOnlySpecified(hosted);
  const ids = { open, crewed, canceled };
  const named = path.replace(/\{(\w+)\}/, (_, name: keyof typeof ids) => String(ids[name]));
  const app = renderApp({ as: people.priya, hosted, path: named, shell: false });
  return { ...app, ids };
}

it.each([
  ['/company/job', 'Not formed', 'Add crew'],
  ['/company/job/formed', 'Partially formed', 'Complete'],
  ['/company/job/history', 'Load + unload', 'Book again'],
])('%s lists a job by its status and stops, without empty facts and useless filters', async (path, fact, action) => {
  const { ids } = await openAt(path);
  const card = await screen.findByRole('article', { name: 'Job' });
  expect(card).toHaveTextContent(route);
  expect(card).toHaveTextContent(fact);
  expect(within(card).getByText(action)).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Job' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`details/(?:${Object.values(ids).join('|')})(?:\\?history=1)?$`)),
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
  for (const name of ['Dates', 'Open position', 'Starts soonest', 'Canceled'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(document.body.textContent).not.toMatch(noValue);
  expect(shownToasts()).toEqual([]);
});

it('a job without date, crew and price has details of what is known, and its actions', async () => {
  const { user } = await openAt('/company/job/details/{open}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Job' })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).not.toContain('Customer');
  expect(headings).not.toContain('Inventory');
  expect(headings).not.toContain('Notes');
  expect(headings).not.toContain('Timeline');
  expect(screen.getByRole('region', { name: 'When and where' })).toHaveTextContent(
    /^When and wherePickup410 W Copperleaf Ave, Tempe, AZ 85281Destination410 W Copperleaf Ave, Gilbert, AZ 85234$/,
  );
  expect(screen.queryByText('Add to calendar')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More for this job' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findAllByText('Job deleted')).not.toEqual([]);
});

it('a job of the history is booked again and not changed, although the provider does not say how it ended', async () => {
  const { user, ids } = await openAt('/company/job/details/{canceled}?history=1');
  await user.click(await screen.findByRole('link', { name: 'Book again' }));
  await until(() => expect(address()).toBe(`/company/job/create?copy=${ids.canceled}`));
});

it('a crew sheet has the stops of a job of which no more is known', async () => {
  await openAt('/company/job/formed?sheets={crewed}');
  const sheet = await screen.findByRole('article', { name: 'Job' });
  expect(sheet).toHaveTextContent(
    /^JobCrewStopsPickup410 W Copperleaf Ave, Tempe, AZ 85281Destination410 W Copperleaf Ave, Gilbert, AZ 85234ServiceLoad \+ unload$/,
  );
});
