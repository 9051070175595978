import type { Page } from '@playwright/test';
import { inviteTexts } from '../../src/features/jobs/invite/texts';
import { findTexts } from '../../src/features/team/find/texts';
import { listTexts } from '../../src/features/team/list/texts';
import { memberTexts } from '../../src/features/team/member/texts';
import { words } from '../../src/features/team/words';
import { listOf, memberOf } from '../kit/world';
import { expectAccessible } from './axe';
import { jsonAs, openDemo, pathIs, signInByChip } from './demo';
import { expect, test } from './stage';

const dana = 'Dana Whitfield';

/** The row of somebody in the list that is open. */
const rowOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

async function atTeam(page: Page, path: string): Promise<void> {
  await signInByChip(page, dana, { seat: 'dana' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  await openDemo(page, path, { seat: 'dana' });
}

async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  if (wide) await page.setViewportSize(wide);
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: listTexts.search }).fill(text);
  await page.keyboard.press('Enter');
}

test('a member is added, changed and put to rest', async ({ page }) => {
  test.slow();
  await atTeam(page, '/company/team');
  await expect(page.getByRole('region', { name: listTexts.list })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: listTexts.add }).click();
  const form = page.getByRole('form');
  await expect(form).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await form.getByRole('textbox', { name: memberTexts.firstName }).fill('Ana');
  await form.getByRole('textbox', { name: memberTexts.lastName }).fill('Ruiz');
  await form.getByRole('textbox', { name: memberTexts.email }).first().fill('ana.ruiz@coppermesa.example');
  await form.getByRole('textbox', { name: memberTexts.phone }).first().fill('6025550177');
  await form.getByRole('checkbox', { name: words.position[3], exact: true }).check();
  await form.getByRole('textbox', { name: memberTexts.rate }).fill('23');
  await page.getByRole('button', { name: memberTexts.create }).click();
  await expect(page).toHaveURL(pathIs('/company/team'));

  await search(page, 'Ana Ruiz');
  const row = rowOf(page, 'Ana Ruiz');
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: 'Ana Ruiz' }).click();
  await form.getByRole('textbox', { name: memberTexts.lastName }).fill('Ruiz Ortega');
  await page.getByRole('button', { name: memberTexts.save }).click();
  await expect(page).toHaveURL(pathIs('/company/team'));

  await page.getByRole('navigation', { name: listTexts.tabs }).getByRole('link', { name: listTexts.helpers }).click();
  await search(page, 'Ruiz Ortega');
  const changed = rowOf(page, 'Ana Ruiz Ortega');
  await changed.getByRole('button', { name: /\$23\.00\/h$/ }).click();
  await changed.getByRole('textbox', { name: listTexts.rate }).fill('24.50');
  await page.keyboard.press('Enter');
  await expect(changed.getByText('$24.50/h')).toBeVisible();
  await changed.getByRole('switch').click({ force: true });
  await expect(changed.getByText('Inactive')).toBeVisible();
  await page.reload();
  await expect(changed.getByRole('switch')).not.toBeChecked();
  await expect(changed.getByText('$24.50/h')).toBeVisible();
});

test('a helper is found, asked to join, says yes, and is on the team while the office looks', async ({
  page,
  context,
}) => {
  test.slow();
  await atTeam(page, '/company/team/requested');
  await page.getByRole('banner').getByRole('button', { name: dana }).click();
  await page
    .getByRole('menuitemradio', { name: /Tucson/ })
    .or(page.getByRole('menuitem', { name: /Tucson/ }))
    .click();
  await page.getByRole('link', { name: listTexts.find }).first().click();
  await page.getByRole('textbox', { name: findTexts.search }).fill('Marcus');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: findTexts.inviteName('Marcus R.') }).click();
  await page.getByRole('button', { name: findTexts.send }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openDemo(page, '/company/team/requested', { seat: 'dana' });
  const request = rowOf(page, 'Marcus R.');
  await expect(request).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const helper = await context.newPage();
  await signInByChip(helper, 'Marcus Reed', { seat: 'marcus' });
  await expect(helper).toHaveURL(/\/helper\/job/);
  const { data } = await jsonAs(helper, 'marcus', { method: 'GET', path: '/helper/company-branch-invitations' });
  const asked = listOf(memberOf(data, 'data')).find((each) => memberOf(each, 'branch_name') === 'Tucson');
  const path = `/helper/company-branch-invitation/${String(memberOf(asked, 'id'))}/accept`;
  expect((await jsonAs(helper, 'marcus', { method: 'POST', path })).status).toBe(200);

  await expect(request).toBeHidden();
  await page.getByRole('navigation', { name: listTexts.tabs }).getByRole('link', { name: listTexts.helpers }).click();
  await expect(rowOf(page, 'Marcus Reed')).toBeVisible();
});

test('a photo that was cropped is there after a reload, and is saved', async ({ page }) => {
  test.slow();
  await atTeam(page, '/company/team/create');
  const photo = page.getByRole('group', { name: memberTexts.photo }).first();
  const picture = await drawnPicture(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'ana.png', mimeType: 'image/png', buffer: picture });
  await expect(photo.getByRole('button', { name: 'Undo' })).toBeVisible();
  const form = page.getByRole('form');
  // A draft is written after a short pause.
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(photo.getByRole('img', { name: memberTexts.photoAlt })).toHaveAttribute('src', /^data:image\/png/);
  await form.getByRole('textbox', { name: memberTexts.firstName }).fill('Ana');
  await form.getByRole('textbox', { name: memberTexts.lastName }).fill('Photo');
  await form.getByRole('textbox', { name: memberTexts.email }).first().fill('ana.photo@coppermesa.example');
  await form.getByRole('textbox', { name: memberTexts.phone }).first().fill('6025550178');
  await form.getByRole('checkbox', { name: words.position[3], exact: true }).check();
  await form.getByRole('textbox', { name: memberTexts.rate }).fill('23');
  await page.getByRole('button', { name: memberTexts.create }).click();
  await expect(page).toHaveURL(pathIs('/company/team'));
  await search(page, 'Ana Photo');
  await expect(rowOf(page, 'Ana Photo').locator('img')).toBeVisible();
});

test('a member is invited to the next job that needs them', async ({ page }) => {
  test.slow();
  await atTeam(page, '/company/team/helpers');
  await search(page, 'Alicia');
  await page.getByRole('button', { name: listTexts.more('Alicia Ochoa') }).click();
  await page.getByRole('menuitem', { name: listTexts.invite }).click();
  const dialog = page.getByRole('dialog');
  const choose = dialog.getByRole('button', { name: /^Choose #/ }).first();
  await expect(choose).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await choose.click();
  await dialog.getByRole('textbox', { name: inviteTexts.message }).fill('Bring gloves');
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: inviteTexts.send, exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: inviteTexts.openCrew }).click();
  await expect(page).toHaveURL(/\/company\/job\/team-edit\/\d+/);
  await expect(page.getByRole('listitem', { name: 'Alicia Ochoa' })).toBeVisible();
});

/** A picture as a person would choose one. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 300, height: 200 });
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** How many drafts this device keeps. */
async function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('crewboard-drafts');
    await new Promise((settle) => opened.addEventListener('success', settle));
    const count = opened.result.transaction('drafts').objectStore('drafts').count();
    await new Promise((settle) => count.addEventListener('success', settle));
    opened.result.close();
    return count.result;
  });
}
