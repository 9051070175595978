import type { FrameLocator, Locator, Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { demoPeople } from '../../mocks/demo/panel/texts';
import { consoleTexts, presenterTexts } from '../../mocks/demo/stage/presenter/texts';
import { peopleTexts, stageTexts } from '../../mocks/demo/stage/texts';
import { addresses } from './kit/addresses';
import { expectAccessible, widths } from './kit/axe';
import { farDay, inviteTo, placeOrder } from './kit/crewDay';
import { activityRows, openAs } from './kit/demo';
import { openWindow } from './kit/openWindow';
import { expect, test } from './kit/stage';

const findSide = (page: Page, side: string, name: string) =>
  page.getByRole('region', { name: stageTexts.frame(side, name) });
const findWindow = (page: Page, side: string, name: string) =>
  page.frameLocator(`iframe[title="${stageTexts.frame(side, name)}"]`);

async function choosePerson(page: Page, side: string, name: string): Promise<void> {
  const control = page.getByRole('region', { name: new RegExp(`^${side}, `) });
  await control.getByRole('button', { name: new RegExp(`^${stageTexts.person(side)}`) }).click();
  await control.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

test('the demo starts with both sides in one window, and the phone shows what the office did', async ({
  context,
  page,
}) => {
  await page.goto(`${addresses.demo}/demo`);
  const office = findWindow(page, stageTexts.sides.desktop, 'Priya Nair');
  const phone = findWindow(page, stageTexts.sides.phone, 'Marcus Reed');
  await expect(office.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Job', exact: true })).toBeVisible();

  const priya = await openWindow(context);
  await openAs(priya, 'Priya Nair', { profile: 'priya' });
  await expect(activityRows(priya).first()).toBeVisible();
  const { orderId } = await placeOrder(priya, farDay(), [[PositionCode.helper, 1]]);
  await inviteTo(priya, orderId, PositionCode.helper, ['Marcus']);
  const news = findSide(page, stageTexts.sides.phone, 'Marcus Reed').getByRole('status');
  await expect(news).toContainText('New job: ');
});

for (const hasWorker of [true, false]) {
  test(`two phones race for the last slot and one gets it, ${hasWorker ? 'in the world of all tabs' : 'without a SharedWorker'}`, async ({
    page,
  }) => {
    if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
    const people = { phone: 'marcus@helpers.example', second: 'tyrell@helpers.example' };
    await page.goto(`${addresses.demo}/demo?setup=${JSON.stringify({ arrangement: { people } })}`);
    const phones = [
      findWindow(page, stageTexts.sides.phone, 'Marcus Reed'),
      findWindow(page, stageTexts.sides.second, 'Tyrell Banks'),
    ] as const;
    const office = findWindow(page, stageTexts.sides.desktop, 'Priya Nair');
    await expect(office.getByRole('heading', { name: 'Activity' })).toBeVisible();
    const { orderId, number } = await placeOrder(page, farDay(), [[PositionCode.helper, 1]], 'stage-desktop');
    await inviteTo(page, orderId, PositionCode.helper, ['Marcus', 'Tyrell'], 'stage-desktop');
    const name = `Accept job ${number}`;
    for (const phone of phones) await expect(phone.getByRole('button', { name })).toBeVisible();
    await page.evaluate((label) => {
      const found = [...document.querySelectorAll('iframe')].map(({ contentDocument }) =>
        contentDocument?.querySelector<HTMLElement>(`button[aria-label="${label}"]`),
      );
      found.forEach((button) => button?.click());
    }, name);
    const countIn = (find: (phone: FrameLocator) => Locator) => () =>
      Promise.all(phones.map((phone) => find(phone).count()));
    const card = (phone: FrameLocator) => phone.getByRole('listitem', { name: `Job ${number}` });
    await expect.poll(countIn((phone) => card(phone).getByRole('button', { name: 'Undo' }))).toEqual([1, 0]);
    const refused = phones[1].getByRole('dialog', { name: `Job ${number} was not accepted` });
    await refused.getByRole('button', { name: 'OK' }).click();
    await expect.poll(countIn((phone) => phone.getByRole('button', { name }))).toEqual([0, 0]);
    await expect(office.getByText(`Job ${number} is fully crewed`).first()).toBeVisible();
  });
}

test('the divider moves by keyboard, sides swap, a third person joins, and all of it outlives a reload', async ({
  page,
}) => {
  await page.goto(`${addresses.demo}/demo`);
  const divider = page.getByRole('separator', { name: stageTexts.divider });
  await divider.press('Home');
  await expect(divider).toHaveAttribute('aria-valuenow', '30');
  await divider.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '32');
  await page.getByRole('button', { name: stageTexts.swap }).click();
  await page.getByRole('button', { name: stageTexts.addThird }).click();
  await choosePerson(page, stageTexts.sides.desktop, 'Dana Whitfield');
  await page.reload();
  const office = findSide(page, stageTexts.sides.desktop, 'Dana Whitfield');
  const second = findSide(page, stageTexts.sides.second, 'Sofia Delgado');
  await expect(divider).toHaveAttribute('aria-valuenow', '32');
  const measureLeft = async (side: typeof office) => (await side.boundingBox())?.x ?? Number.NaN;
  await expect.poll(async () => (await measureLeft(second)) < (await measureLeft(office))).toBe(true);
  await expect(findWindow(page, stageTexts.sides.second, 'Sofia Delgado').getByRole('heading').first()).toBeVisible();
});

test('a demo that starts over shows both people signed in', async ({ page }) => {
  await page.goto(`${addresses.demo}/demo`);
  const office = findWindow(page, stageTexts.sides.desktop, 'Priya Nair');
  await expect(office.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await page.getByRole('button', { name: presenterTexts.title }).click();
  const restarted = page.waitForEvent('framedetached');
  await page.getByRole('button', { name: presenterTexts.reset }).click();
  await restarted;
  await expect(office.getByRole('heading', { name: 'Activity' })).toBeVisible();
  const phone = findWindow(page, stageTexts.sides.phone, 'Marcus Reed');
  await expect(phone.getByRole('heading', { name: 'Job', level: 1 })).toBeVisible();
});

test('another person takes over a phone without a question', async ({ page }) => {
  await page.goto(`${addresses.demo}/demo`);
  const marcus = findWindow(page, stageTexts.sides.phone, 'Marcus Reed');
  await expect(marcus.getByRole('heading', { name: 'Job', exact: true })).toBeVisible();
  await choosePerson(page, stageTexts.sides.phone, 'Tyrell Banks');
  const tyrell = findWindow(page, stageTexts.sides.phone, 'Tyrell Banks');
  await expect(tyrell.getByRole('heading', { name: 'Job', exact: true })).toBeVisible();
  await expect(tyrell.getByRole('banner').getByRole('button', { name: /Tyrell Banks/ })).toBeVisible();
  await expect(tyrell.getByRole('dialog')).toHaveCount(0);
});

test('the first page of the demo is accessible, and on a phone it shows one side at a time', async ({ page }) => {
  await page.goto(`${addresses.demo}/demo`);
  for (const { name } of demoPeople) {
    await expect(page.getByRole('button', { name: peopleTexts.onPhoneOf(name) })).toBeVisible();
  }
  await expectAccessible(page, widths.desktop, widths.phone, widths.narrow);
  await page.setViewportSize({ width: widths.narrow, height: 700 });
  const office = findSide(page, stageTexts.sides.desktop, 'Priya Nair');
  const phone = findSide(page, stageTexts.sides.phone, 'Marcus Reed');
  await expect(office).toBeVisible();
  await expect(phone).toBeHidden();
  await page.getByRole('button', { name: stageTexts.sides.phone, exact: true }).click();
  await expect(phone).toBeVisible();
  await expect(office).toBeHidden();
});

test('the login shows the people of the demo without scrolling, and leads to both sides', async ({ page }) => {
  await page.goto(`${addresses.demo}/login`);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    for (const { name } of demoPeople) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
  await page.getByRole('link', { name: 'See both sides side by side' }).click();
  await expect(page.getByRole('heading', { name: stageTexts.title })).toBeVisible();
});

test('the presenter moves the clock to the next job, and the panel and its choices are as they were after a reload', async ({
  page,
}) => {
  await page.goto(`${addresses.demo}/demo`);
  await page.getByRole('button', { name: presenterTexts.title }).click();
  const simulation = page.getByRole('combobox', { name: presenterTexts.names.simulation });
  await simulation.selectOption({ label: presenterTexts.values.simulation.off });
  await page.getByRole('button', { name: presenterTexts.nextJob }).click();
  await expect(page.getByText(/^It is .+ in Phoenix\.$/)).toBeVisible();
  await expect(findWindow(page, stageTexts.sides.phone, 'Marcus Reed').getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, widths.phone, widths.desktop);
  await page.reload();
  await expect(simulation).toHaveValue('off');
  await page.getByRole('button', { name: presenterTexts.tabNames.developers }).click();
  await page.getByRole('button', { name: presenterTexts.presetNames.chaos }).click();
  await expect(page.getByRole('combobox', { name: presenterTexts.names.network })).toHaveValue('fails20');
  await page.getByRole('button', { name: presenterTexts.tabNames.present, exact: true }).click();
  await page.keyboard.press('Alt+p');
  await expect(simulation).toBeHidden();
  await page.keyboard.press('Alt+p');
  await simulation.press('Escape');
  await expect(simulation).toBeHidden();
  await expect(page.getByRole('button', { name: presenterTexts.title })).toBeFocused();
});

test('a link restores the people, the scenario and the choices of the presenter', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${addresses.demo}/demo`);
  await choosePerson(page, stageTexts.sides.desktop, 'Dana Whitfield');
  await page.keyboard.press('Alt+p');
  await page.getByRole('button', { name: presenterTexts.presetNames.rehearse }).click();
  await page.getByRole('button', { name: presenterTexts.link }).click();
  await expect(page.getByRole('button', { name: presenterTexts.copied })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(findSide(page, stageTexts.sides.desktop, 'Dana Whitfield')).toBeVisible();
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('button', { name: presenterTexts.presetNames.rehearse })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a developer sees each call, and chooses how the next one is answered', async ({ page }) => {
  await page.goto(`${addresses.demo}/demo`);
  const office = findWindow(page, stageTexts.sides.desktop, 'Priya Nair');
  await expect(office.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await page.keyboard.press('Alt+p');
  await page.getByRole('button', { name: presenterTexts.tabNames.developers }).click();
  await office.getByRole('link', { name: 'Job', exact: true }).click();
  const calls = page.getByRole('list', { name: consoleTexts.title });
  const call = calls.getByRole('button', { name: /^200 ?getOrders/ }).first();
  await call.click();
  await page.getByRole('button', { name: consoleTexts.contract }).click();
  await expect(page.getByRole('textbox', { name: consoleTexts.contractOf(200) })).toHaveValue(/"properties"/);
  const answers = page.getByLabel(consoleTexts.answerOnce);
  await answers.selectOption(consoleTexts.answers.emptyLists(200));
  await expect(page.getByText(consoleTexts.answersOnce('getOrders', '200, empty lists'))).toBeVisible();

  await office.getByRole('link', { name: 'Team', exact: true }).click();
  const showNew = page.getByRole('button', { name: /^Show \d+ new$/ });
  await expect(showNew).toBeVisible();
  await expect(calls.getByRole('button', { name: /getEmployees/ })).toHaveCount(0);
  await showNew.click();
  await expect(calls.getByRole('button', { name: /getEmployees/ }).first()).toBeVisible();
  await expectAccessible(page, widths.desktop);
});
