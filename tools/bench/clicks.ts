import type { Browser, Locator, Page } from '@playwright/test';
import { actionTexts } from '../../src/features/jobs/orders/actions/texts';
import { crewTexts } from '../../src/features/jobs/crew/texts';
import { listTexts } from '../../src/features/jobs/orders/list/texts';
import { customerTexts } from '../../src/features/jobs/orderForm/customer/customerTexts';
import { stopTexts } from '../../src/features/jobs/orderForm/stops/stopTexts';
import { suggestionTexts } from '../../src/features/jobs/orderForm/suggestion/suggestionTexts';
import { formTexts } from '../../src/features/jobs/orderForm/texts';
import { labels } from '../../src/features/jobs/parts/labels';
import { openSignedIn, profile } from './demo';
import { table, verdict } from './table';

/** Clicks and keys besides the typed data: from the activities to a full invitation, and from the saved job. */
const limits = { whole: 25, crew: 6 } as const;
const starts = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/**
 * Prints how many clicks and keys, besides the typed data, lead from a ringing phone to an invited crew: for a new and
 * for a returning customer.
 */
export async function reportClicks(browser: Browser, host: string): Promise<boolean> {
  const page = await openSignedIn(browser, host, 'Priya Nair');
  const rows = [];
  let isWithin = true;
  for (const [name, write] of [
    ['new customer', writeNew],
    ['returning customer', writeReturning],
  ] as const) {
    await page.goto(`${host}/?${new URLSearchParams({ path: '/company/activity', profile, pulse: 'off' })}`);
    const hand = createHand(page);
    await openForm(hand);
    await write(hand);
    await hand.click(button(hand, formTexts.save));
    await page.waitForURL(/not-formed/);
    const saved = hand.count();
    await inviteCrew(hand);
    const [whole, crew] = [hand.count(), hand.count() - saved];
    isWithin &&= whole <= limits.whole && crew <= limits.crew;
    rows.push([name, whole, limits.whole, verdict(whole, limits.whole), crew, limits.crew, verdict(crew, limits.crew)]);
  }
  console.log('\nClicks and keys besides the typed data, from the activities to the invited crew\n');
  console.log(table([['job of a', 'all', 'at most', '', 'from the saved job', 'at most', ''], ...rows]));
  return isWithin;
}

/** What a dispatcher does on a page: typed data is free, everything else counts. */
type Hand = ReturnType<typeof createHand>;

function createHand(page: Page) {
  let done = 0;
  return {
    page,
    count: () => done,
    click: async (target: Locator) => {
      done += 1;
      await target.click();
    },
    /** A click opens the list, a second one chooses. */
    choose: async (target: Locator, label: string) => {
      done += 2;
      await target.selectOption({ label });
    },
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        done += 1;
        await page.keyboard.press(key);
      }
    },
    type: (text: string) => page.keyboard.type(text),
  };
}

const button = ({ page }: Hand, name: string) => page.getByRole('button', { name, exact: true });
const section = ({ page }: Hand, title: string) => page.getByRole('region', { name: title, exact: true });

async function openForm(hand: Hand): Promise<void> {
  await hand.click(
    hand.page
      .getByRole('navigation')
      .getByRole('link', { name: /^Jobs?\b/ })
      .first(),
  );
  await hand.click(hand.page.getByRole('link', { name: listTexts.add }).first());
  // The form focuses its first field.
  await hand.page
    .locator('input:focus')
    .and(hand.page.getByLabel(starts(formTexts.firstName)))
    .waitFor();
}

async function writeNew(hand: Hand): Promise<void> {
  await hand.type('Imogen');
  await hand.press('Tab');
  await hand.type('Farraday');
  await hand.press('Tab');
  await hand.type('4805550188');
  await writeMove(hand);
  await writeStop(hand, formTexts.sections.pickUp.title, '12 E Saguaro Ln', '85281');
  await writeStop(hand, formTexts.sections.destination.title, '98 W Ocotillo Rd', '85234');
  await hand.click(button(hand, suggestionTexts.use));
}

async function writeReturning(hand: Hand): Promise<void> {
  await hand.type('Imogen');
  await hand.page.getByRole('listbox', { name: customerTexts.suggestions }).waitFor();
  await hand.press('ArrowDown', 'Enter');
  await writeMove(hand);
  await hand.click(section(hand, formTexts.sections.pickUp.title).getByRole('button', { name: /^Use / }).first());
  await writeStop(hand, formTexts.sections.destination.title, '5 N Agave Ct', '85281');
  await hand.click(button(hand, suggestionTexts.use));
}

async function writeMove(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.choose(page.getByLabel(starts(formTexts.moveSize)), labels.moveSize['2br_large']);
  await hand.click(page.getByRole('combobox', { name: starts(formTexts.date) }));
  await hand.type(toTyped(new Date(Date.now() + 45 * 24 * 3_600_000)));
}

async function writeStop(hand: Hand, title: string, address: string, zip: string): Promise<void> {
  const stop = section(hand, title);
  await hand.click(stop.getByLabel(starts(stopTexts.address)));
  await hand.type(address);
  await hand.press('Tab', 'Tab');
  await hand.type(zip);
  await waitForText(stop.getByLabel(starts(stopTexts.city)));
}

/** Waits until a field is filled in by itself. */
async function waitForText(field: Locator): Promise<void> {
  await field.and(field.page().locator('input:not([value=""])')).waitFor();
}

/** From the list with the saved job on top to one invitation per open slot. */
async function inviteCrew(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.click(page.getByRole('link', { name: actionTexts.addCrew }).first());
  const picks = page.getByRole('button', { name: new RegExp(`^${crewTexts.pickName('')}`) });
  await picks.first().waitFor();
  const open = await page.getByText(crewTexts.openSlot, { exact: true }).count();
  for (let picked = 0; picked < open; picked += 1) await hand.click(picks.and(page.locator(':enabled')).first());
  await hand.click(page.getByRole('button', { name: crewTexts.invite(open), exact: true }));
  await page.waitForURL(/team-edit/);
}

const toTyped = (day: Date) => `${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()}`;
