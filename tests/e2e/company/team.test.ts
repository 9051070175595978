import type { Page } from '@playwright/test';
import { labels } from '../../../src/features/team/labels';
import { listTexts } from '../../../src/features/team/list/texts';
import { memberTexts } from '../../../src/features/team/member/texts';
import { openDemo, pathIs } from '../kit/demo';
import { expect, test } from '../kit/stage';

test('a photo that was cropped is there after a reload, and is saved', async ({ page }) => {
  await openDemo(page, '/company/team/create', { profile: 'dana', as: 'Dana Whitfield', scenario: 'empty' });
  const photo = page.getByRole('group', { name: memberTexts.photo }).first();
  const picture = await createPicture(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'ana.png', mimeType: 'image/png', buffer: picture });
  await expect(photo.getByRole('button', { name: 'Remove' })).toBeVisible();
  const form = page.getByRole('form');
  // A draft is written after a short pause.
  await expect.poll(() => countDrafts(page)).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(photo.getByRole('img', { name: memberTexts.photoAlt })).toHaveAttribute('src', /^data:image\/png/);
  await form.getByRole('textbox', { name: memberTexts.firstName }).fill('Ana');
  await form.getByRole('textbox', { name: memberTexts.lastName }).fill('Photo');
  await form.getByRole('textbox', { name: memberTexts.email }).first().fill('ana.photo@coppermesa.example');
  await form.getByRole('textbox', { name: memberTexts.phone }).first().fill('6025550178');
  await form.getByRole('checkbox', { name: labels.position[3], exact: true }).check();
  await form.getByRole('textbox', { name: memberTexts.rate }).fill('23');
  await page.getByRole('button', { name: memberTexts.create }).click();
  await expect(page).toHaveURL(pathIs('/company/team'));
  await page.getByRole('textbox', { name: listTexts.search }).fill('Ana Photo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: 'Ana Photo', exact: true }).locator('img')).toBeVisible();
});

/** An image as a user would choose it. */
async function createPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 300, height: 200 });
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** The number of drafts stored on this device. */
async function countDrafts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('crewboard-drafts');
    await new Promise((settle) => opened.addEventListener('success', settle));
    const count = opened.result.transaction('drafts').objectStore('drafts').count();
    await new Promise((settle) => count.addEventListener('success', settle));
    opened.result.close();
    return count.result;
  });
}
