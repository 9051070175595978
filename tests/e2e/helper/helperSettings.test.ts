import type { Locator, Page } from '@playwright/test';
import { PositionCode, Weekday } from '#generated/model/codes';
import { loginTexts } from '../../../src/features/auth/login/texts';
import { personalInfoTexts } from '../../../src/features/helper/settings/personalInfo/texts';
import { specificationTexts } from '../../../src/features/helper/settings/specifications/texts';
import { notificationTexts, roleTexts, settingsFormTexts } from '../../../src/features/helper/settings/texts';
import { workTexts } from '../../../src/features/helper/settings/workSettings/texts';
import { openDemo, pathIs } from '../kit/demo';
import { expect, test } from '../kit/stage';

/* Settings a helper saves are there after a reload, on a phone. */

test.use({ viewport: { width: 390, height: 844 } });

/** A change in a form of a page. The form is found by its title. */
type Change = {
  page: string;
  form: () => string;
  change: (form: Locator) => Promise<unknown>;
  check: CheckSaved;
};
type CheckSaved = (form: Locator) => Promise<unknown>;

const { driver } = PositionCode;
const getFriday = () => workTexts.day[Weekday.friday];
const emailAboutInvitations = () =>
  notificationTexts.choice(notificationTexts.topic.invitation_new, notificationTexts.channel.email);

const changes: readonly Change[] = [
  {
    page: 'personal-info',
    form: () => personalInfoTexts.title,
    change: (form) => form.getByLabel(personalInfoTexts.about, { exact: true }).fill('Careful with antiques'),
    check: (form) =>
      expect(form.getByLabel(personalInfoTexts.about, { exact: true })).toHaveValue('Careful with antiques'),
  },
  {
    page: 'specifications',
    form: () => specificationTexts.rateTitle,
    change: (form) => form.getByLabel(specificationTexts.rate).fill('25.50'),
    check: (form) => expect(form.getByLabel(specificationTexts.rate)).toHaveValue('25.50'),
  },
  {
    page: 'specifications',
    form: () => specificationTexts.toolsTitle,
    change: (form) => form.getByRole('button', { name: 'Wardrobe boxes' }).click(),
    check: (form) => expect(form.getByRole('button', { name: 'Wardrobe boxes', pressed: true })).toBeVisible(),
  },
  {
    page: 'specifications',
    form: () => specificationTexts.vehiclesTitle,
    change: async (form) => {
      await form.getByRole('button', { name: specificationTexts.addVehicle }).click();
      const last = form.getByRole('group', { name: /^Vehicle \d/ }).last();
      await last.getByLabel(specificationTexts.vehicleType).selectOption({ label: 'Trailer' });
      await last.getByLabel(specificationTexts.make).fill('Wells Cargo');
    },
    check: (form) => expect(form.getByLabel(specificationTexts.make).last()).toHaveValue('Wells Cargo'),
  },
  {
    page: 'role',
    form: () => roleTexts.title,
    change: async (form) => {
      await form.getByRole('checkbox', { name: new RegExp(`^${roleTexts.position[driver].title}`) }).check();
      await form.getByLabel(roleTexts.licenseClass).selectOption('C');
      await form.getByLabel(roleTexts.licenseState).selectOption({ label: 'Arizona' });
      await form.getByLabel(roleTexts.last4).fill('4821');
      await form.getByLabel(roleTexts.expires).pressSequentially('06/30/2030');
      await form.page().keyboard.press('Enter');
    },
    check: async (form) => {
      await expect(form.getByLabel(roleTexts.last4)).toHaveValue('4821');
      await expect(form.getByLabel(roleTexts.expires)).toHaveValue('06/30/2030');
    },
  },
  {
    page: 'work-settings',
    form: () => workTexts.hoursTitle,
    change: async (form) => {
      await form.getByRole('group', { name: getFriday(), exact: true }).getByRole('checkbox').uncheck();
      await form.getByLabel(workTexts.hoursPerWeek).fill('32');
    },
    check: async (form) => {
      await expect(form.getByRole('group', { name: getFriday(), exact: true }).getByRole('checkbox')).not.toBeChecked();
      await expect(form.getByLabel(workTexts.hoursPerWeek)).toHaveValue('32');
    },
  },
  {
    page: 'work-settings',
    form: () => workTexts.areasTitle,
    change: (form) => form.getByLabel(workTexts.radiusOf('Mesa, AZ')).selectOption('40'),
    check: (form) => expect(form.getByLabel(workTexts.radiusOf('Mesa, AZ'))).toHaveValue('40'),
  },
  {
    page: 'notifications',
    form: () => notificationTexts.title,
    change: async (form) => {
      await form.getByRole('checkbox', { name: emailAboutInvitations() }).uncheck();
      await form.getByRole('switch', { name: notificationTexts.quiet }).press('Space');
    },
    check: async (form) => {
      await expect(form.getByRole('checkbox', { name: emailAboutInvitations() })).not.toBeChecked();
      await expect(form.getByRole('switch', { name: notificationTexts.quiet })).toBeChecked();
    },
  },
];

test('each form of the settings keeps what a helper saved', async ({ page }) => {
  await openDemo(page, '/helper/settings/personal-info', { as: 'Marcus Reed', scenario: 'empty' });
  const open = (name: string) => page.evaluate((to) => history.pushState(null, '', to), `/helper/settings/${name}`);
  const find = (title: string) => page.getByRole('form', { name: title, exact: true });
  for (const { page: name, form: getTitle, change } of changes) {
    const title = getTitle();
    await open(name);
    await change(find(title));
    await find(title).getByRole('button', { name: settingsFormTexts.save, exact: true }).click();
    await expect(page.getByText(settingsFormTexts.saved(title)).first()).toBeVisible();
  }
  await page.reload();
  for (const { page: name, form: getTitle, check } of changes) {
    await open(name);
    await check(find(getTitle()));
  }
});

test('personal-info keeps the language', async ({ page }) => {
  await openDemo(page, '/helper/settings/personal-info', { as: 'Marcus Reed', scenario: 'empty' });
  await page.getByText('Español', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
});

test('reset-password keeps the new password', async ({ page }) => {
  await openDemo(page, '/helper/settings/reset-password', { as: 'Marcus Reed', scenario: 'empty' });
  await page.getByLabel('Current password').fill('Moving-2026');
  await page.getByLabel('New password').fill('Boxes-2027');
  await page.getByLabel('Confirm password').fill('Boxes-2027');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(pathIs('/helper/settings/reset-password'));
  await signIn(page, 'Boxes-2027');
  await expect(page).toHaveURL(pathIs('/helper/job'));
});

/** Signs in again in another tab, which shares the world but not the session. */
async function signIn(page: Page, password: string): Promise<void> {
  await openDemo(page, '/login', { profile: 'again' });
  await page.getByRole('textbox', { name: loginTexts.email }).fill('marcus@helpers.example');
  await page.getByLabel(loginTexts.password, { exact: false }).first().fill(password);
  await page.getByRole('button', { name: loginTexts.submit, exact: true }).click();
}

test('a date is typed without moving the page', async ({ page }) => {
  await openDemo(page, '/helper/settings/work-settings', { as: 'Marcus Reed' });
  await page.getByRole('button', { name: 'Add a day' }).click();
  const date = page.getByRole('group', { name: 'Day 3' }).getByLabel(/^Date/);
  await date.focus();
  const before = await date.boundingBox();
  // A month with six weeks, which do not fit below the field.
  await page.keyboard.type('5/1/2032');
  await expect(page.getByRole('grid', { name: 'May 2032' })).toBeVisible();
  await page.keyboard.type(' ');
  expect(await date.boundingBox()).toEqual(before);
});
