import { cancelTexts } from '../../src/features/billing/page/cancelTexts';
import { pageTexts } from '../../src/features/billing/page/texts';
import { paymentTexts } from '../../src/features/billing/payment/texts';
import { plansTexts } from '../../src/features/billing/plans/texts';
import { addressTexts } from '../../src/features/billing/address/texts';
import { press } from './acts';
import type { Act, Shot } from './shot';

const screen = 'company-settings-subscription';
const dana = { screen, as: 'Dana Whitfield' } as const;
const helper = { screen: 'helper-settings-subscription', as: 'Marcus Reed' } as const;
const met = 'limit=branches&return=%2Fcompany%2Fbranch%3Fbranch%3Dnew';
const up = plansTexts.choose.up('Helper Pro');
const toPlan = (plan: string) => press(plansTexts.choose.down(plan));

/** The page has a button of the same name. */
const confirmCancel: Act = (page) =>
  page.getByRole('alertdialog').getByRole('button', { name: cancelTexts.action }).click();

/** The only plan that a helper on the free one can choose. */
const chooseFirst: Act = async (page) => {
  await page.locator('main li button').first().click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
};

export const billingShots: readonly Shot[] = [
  { ...dana, state: 'whole', whole: true },
  { ...dana, state: 'yearly', acts: [press(plansTexts.yearly)], whole: true },
  { ...dana, state: 'payment failed', scenario: 'pastDue', whole: true },
  { ...dana, state: 'pay with another card', scenario: 'pastDue', acts: [press(pageTexts.notices.pay)] },
  { ...dana, state: 'a limit was met', query: met },
  { ...dana, state: 'no room in a smaller plan', acts: [toPlan('Starter')] },
  {
    ...dana,
    state: 'by the year',
    acts: [press(plansTexts.yearly), press(plansTexts.choose.interval('yearly'))],
  },
  { ...dana, state: 'another card', acts: [press(paymentTexts.change)] },
  { ...dana, state: 'another card, nothing filled in', acts: [press(paymentTexts.change), press(paymentTexts.save)] },
  { ...dana, state: 'billing address', acts: [press(addressTexts.edit)] },
  { ...dana, state: 'end it', acts: [press(pageTexts.plan.cancel)] },
  { ...dana, state: 'end it, without a reason', acts: [press(pageTexts.plan.cancel), confirmCancel] },
  { ...dana, state: 'loading', faults: 'getSubscription:never', loading: true },
  { ...dana, state: 'failed', faults: 'getSubscription:500' },
  { ...dana, state: 'plans failed', faults: 'getPlans:500', whole: true },
  { screen, as: 'Priya Nair', state: 'dispatcher', whole: true },
  { screen, as: 'Luis Ortega', state: 'manager' },
  { ...helper, state: 'whole', whole: true },
  { ...helper, state: 'upgrade without a card', acts: [press(up)] },
  { ...helper, as: 'Sofia Delgado', state: 'in Spanish', whole: true, smallest: true },
  { ...helper, as: 'Sofia Delgado', state: 'upgrade, in Spanish', acts: [chooseFirst] },
];
