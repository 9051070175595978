import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { type HostedWorld, hostWorld } from '../../../../tests/kit/hostedWorld';
import { leaveOutAddedFields } from '../../../../tests/kit/http/onlySpecified';
import { applied, applyAsMarcus, hired, offered } from '../../../../tests/kit/offers';
import { as, people } from '../../../../tests/kit/operations';
import { placeOrder } from '../../../../tests/kit/orders';
import { getApplicants, openApplications, twoApplied } from '../../../../tests/kit/screens/applicationsScreen';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';

const path = '/company/job/outsourcing';

const getCards = () => within(screen.getByLabelText('Offers')).getAllByRole('article');
const findCard = async () => {
  const card = await within(await screen.findByLabelText('Offers')).findByRole('article');
  return within(card);
};
const getFilters = () => within(screen.getByLabelText('Offers by status'));

function open(hosted: HostedWorld, options: RenderOptions = {}) {
  return renderApp({ as: people.dana, hosted, path, shell: false, ...options });
}

async function chooseInMenu(user: ReturnType<typeof renderApp>['user'], action: string) {
  await user.click(await screen.findByLabelText('More for 2 helpers, Sat, Nov 28, Tempe'));
  await user.click(await screen.findByText(action));
}

describe('the list of offers', () => {
  it('shows what each asks for, its applications and the time left', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { orderId, offerId } = await applied(hosted.world);
    open(hosted);
    const card = await findCard();
    expect(card.getByText('2 helpers, Sat, Nov 28, Tempe')).toHaveAttribute(
      'href',
      `/company/outsourcing/offer-applications/${offerId}`,
    );
    expect(card.getByText(`Job #${orderId}`)).toHaveAttribute('href', `/company/job/details/${orderId}`);
    for (const words of ['Open', '$24.00/hr', '1 person applied', '0 of 2 filled', '1 notified, 1 viewed']) {
      expect(card.getByText(words)).toBeVisible();
    }
    expect(plainSpaces(card.getByText(/^Closes in/).textContent)).toBe('Closes in 1 day');
    expect(card.getByLabelText('Review 1 for 2 helpers, Sat, Nov 28, Tempe')).toBeVisible();
    const tabs = within(screen.getByLabelText('Jobs', { selector: 'nav' }));
    await until(() => expect(tabs.getByText('Outsourcing').closest('a')).toHaveTextContent('Outsourcing1'));
  });

  it('filters by status and keeps the filter in the address', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    await offered(hosted.world);
    const { user } = open(hosted, { width: phone });
    await findCard();
    await user.click(getFilters().getByText('Filled · 0'));
    expect(await screen.findByText('No offers with this status')).toBeVisible();
    expect(address()).toBe(`${path}?status=filled`);
    await user.click(screen.getByText('Show all'));
    await findCard();
    expect(address()).toBe(path);
  });

  it('follows new offers and applications live', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const app = open(hosted, { as: people.luis });
    expect(await screen.findByText('No offers yet')).toBeVisible();
    const { offerId } = await offered(hosted.world);
    const card = await findCard();
    expect(card.getByText('No applications yet')).toBeVisible();
    await applyAsMarcus(hosted.world, offerId);
    expect(await screen.findByText('1 person applied')).toBeVisible();
    expect(screen.queryByText('Results by branch and month')).toBeNull();
    expect(app.callsTo('/company-outsource/numbers')).toEqual([]);
  });

  it('has pages', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    for (let index = 0; index < 11; index += 1) await offered(hosted.world);
    const { user } = open(hosted);
    await until(() => expect(getCards()).toHaveLength(10));
    await user.click(await screen.findByLabelText('Page 2'));
    await until(() => expect(getCards()).toHaveLength(1));
    expect(address()).toBe(`${path}?page=2`);
  });

  it.each([
    ['getOffers:never', 'Loading offers'],
    ['getOffers:500', 'The offers couldn’t be loaded'],
    ['getOffers:403', /don’t have permission/],
    ['getOutsourceNumbers:500', 'The results couldn’t be loaded.'],
  ])('with %s: %s', async (faults, words) => {
    renderApp({ as: people.dana, path, scenario: 'empty', faults, shell: false });
    // The page replaces one skeleton by another.
    await until(() => expect(screen.getAllByText(words)[0]).toBeInTheDocument());
  });

  it('says so to a manager without a branch', async () => {
    renderApp({ as: people.hank, path, scenario: 'empty', shell: false });
    expect(await screen.findByText(/don’t have a branch yet/)).toBeVisible();
  });
});

describe('an offer on the list', () => {
  it('is closed after a question', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    await applied(hosted.world);
    const { user } = open(hosted);
    await chooseInMenu(user, 'Close offer…');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^No one else can apply. 1 application will be canceled/)).toBeVisible();
    await user.click(dialog.getByText('Close offer'));
    await until(() => expect(shownToasts()).toContain('Offer closed'));
    await until(() => expect(getFilters().getByText('Closed · 1')).toBeVisible());
  });

  it('is deleted after a question', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    await offered(hosted.world);
    const { user } = open(hosted);
    await chooseInMenu(user, 'Delete…');
    await user.click(await screen.findByText('Delete offer'));
    expect(await screen.findByText('No offers yet')).toBeVisible();
  });

  it('cannot be deleted once someone was accepted', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    await hired(hosted.world);
    const { user } = open(hosted);
    await user.click(await screen.findByLabelText('More for 2 helpers, Sat, Nov 28, Tempe'));
    expect(await screen.findByText('Close offer…')).toBeVisible();
    expect(screen.queryByText('Delete…')).toBeNull();
  });

  it('is published again to another audience', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { offerId } = await offered(hosted.world);
    await as('priya', hosted.world, 'closeOffer', { params: { offerId } });
    const { user } = open(hosted);
    await chooseInMenu(user, 'Publish again…');
    await user.click(await screen.findByLabelText('Everyone in the radius'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await until(() => expect(address()).toBe(`/company/outsourcing/offer-applications/${offerId + 1}`));
    expect(hosted.world.tables.offer.require(offerId + 1).audience).toBe('everyone_in_radius');
  });

  it('keeps the chosen audience when the dialog is closed', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { offerId } = await offered(hosted.world);
    await as('priya', hosted.world, 'closeOffer', { params: { offerId } });
    const { user } = open(hosted);
    await chooseInMenu(user, 'Publish again…');
    await user.click(await screen.findByLabelText('Everyone in the radius'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseInMenu(user, 'Publish again…');
    await user.click(await screen.findByText('Restore'));
    expect(screen.getByLabelText('Everyone in the radius')).toBeChecked();
  });

  it('says which plan limit stops it from being published again, and hides the button for new ones', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { offerId } = await offered(hosted.world);
    await as('priya', hosted.world, 'closeOffer', { params: { offerId } });
    const limits = { branches: 3, members: 40, orders: null, offers: 0 };
    hosted.world.change(() => void hosted.world.tables.subscription.update(1, { limits }));
    const { user } = open(hosted);
    expect(await screen.findByText(/0 of 0 open offers used/)).toBeVisible();
    expect(screen.queryByText('New offer')).toBeNull();
    await chooseInMenu(user, 'Publish again…');
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/Your plan includes 0 open offers/)).toBeVisible();
    expect(shownToasts()).toEqual([]);
  });
});

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
