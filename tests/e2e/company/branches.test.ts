import type { Locator, Page } from '@playwright/test';
import { crc32, deflateSync } from 'node:zlib';
import { mapTexts } from '#platform/map/texts';
import { areaTexts, formTexts, pageTexts } from '../../../src/features/branch/texts';
import { expectAccessible } from '../kit/axe';
import { openAs, openDemo, pathIs } from '../kit/demo';
import { openWindow } from '../kit/openWindow';
import { expect, test } from '../kit/stage';

const dana = 'Dana Whitfield';
const mapCode = /maplibre|engine[-.]/i;
const cropCode = /image-?crop/i;

test('a branch with a logo and three areas is in the menu of another window', async ({ page, context }) => {
  const loaded = watchScripts(page);
  await openAs(page, dana, { scenario: 'empty' });
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  const other = await openWindow(context);
  await openDemo(other, '/company/activity');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Branch' }).click();
  await expectMap(page);
  expect(loaded(mapCode)).not.toEqual([]);

  await saveUnchanged(page);

  await page.getByRole('button', { name: pageTexts.add }).click();
  const form = page.getByRole('form', { name: formTexts.newName });
  await expect(form).toBeVisible();
  expect(loaded(cropCode)).toEqual([]);
  await fillBranch(form);
  expect(loaded(cropCode)).not.toEqual([]);
  await expectAccessible(page);
  await form.getByRole('button', { name: formTexts.create }).click();
  await expect(page.getByRole('article', { name: 'Flagstaff' })).toBeVisible();
  await expect(page.getByRole('group', { name: areaTexts.look }).getByRole('button')).toHaveCount(3);
  const logo = page.getByRole('listitem').filter({ hasText: 'Flagstaff' }).locator('img');
  await expect(logo).toHaveAttribute('src', /^data:/);

  await other.getByRole('banner').getByRole('button', { name: dana }).click();
  await expect(other.getByRole('menuitem', { name: /Flagstaff/ })).toBeVisible();

  await page.getByRole('button', { name: pageTexts.remove }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('textbox').fill('Flagstaff');
  await asked.getByRole('button', { name: pageTexts.deleteAction }).click();
  await expect(page.getByRole('article', { name: 'Phoenix' })).toBeVisible();
  await expect(page).toHaveURL(pathIs('/company/branch'));
  await expect(page.getByRole('list', { name: pageTexts.list }).getByRole('listitem')).toHaveCount(3);
});

/** The map on the branch's page has more than one color and follows the list beside it. */
async function expectMap(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: areaTexts.map });
  // It is loaded when someone uses the page.
  await page.mouse.move(300, 300);
  await expect(map).toHaveAttribute('data-map', 'ready');
  await expect(map.getByRole('button', { name: /^Phoenix/ })).toBeVisible();
  await expect.poll(() => countColors(map)).toBeGreaterThan(20);
  const chosen = map.getByRole('button', { name: new RegExp(`${mapTexts.chosen('')}$`) });
  const before = await chosen.count();
  await page.getByRole('button', { name: /^Tempe, AZ/ }).click();
  await expect.poll(() => chosen.count()).toBeGreaterThan(before);
}

/** A form without changes is sent too: as a body without parts, which no other test sends from a browser. */
async function saveUnchanged(page: Page): Promise<void> {
  await page.getByRole('button', { name: pageTexts.edit }).click();
  const form = page.getByRole('form', { name: formTexts.editName('Phoenix') });
  await form.getByRole('button', { name: formTexts.save }).click();
  await expect(page.locator('[data-message]', { hasText: formTexts.saved('Phoenix') })).toBeVisible();
}

/** A logo cropped with the keyboard, the address, two areas from the list and one from the map. */
async function fillBranch(form: Locator): Promise<void> {
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(400, 240) });
  const crop = form.locator('.ReactCrop__crop-selection');
  await expect(crop).toBeVisible();
  await crop.focus();
  await crop.press('ArrowLeft');
  await form.getByRole('textbox', { name: formTexts.name }).fill('Flagstaff');
  await form.getByRole('textbox', { name: formTexts.phone }).fill('9285550110');
  await form.getByRole('textbox', { name: formTexts.address }).fill('14 E Route 66');
  await form.getByRole('textbox', { name: formTexts.city }).fill('Flagstaff');
  await form.getByRole('textbox', { name: formTexts.zip }).fill('86001');
  await form.getByRole('combobox', { name: formTexts.state }).selectOption({ label: 'Arizona' });
  for (const area of ['Flagstaff', 'Sedona']) {
    await form.getByRole('checkbox', { name: new RegExp(`^${area}`) }).check();
  }
  // The map shows the chosen areas; the focus brings another one into view.
  const yuma = form.getByRole('button', { name: 'Yuma', exact: true });
  await yuma.focus();
  await yuma.press('Enter');
  await expect(form.getByRole('checkbox', { name: /^Yuma/ })).toBeChecked();
}

/** The matching script addresses that a page has requested so far. */
function watchScripts(page: Page): (pattern: RegExp) => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return (pattern) => asked.filter((path) => pattern.test(path));
}

/** The number of different bytes in a screenshot of the map; an image of one color has very few. */
async function countColors(map: Locator): Promise<number> {
  const picture = await map.locator('canvas').screenshot();
  return new Set(picture.subarray(200)).size > 200 ? picture.length / 200 : 0;
}

/** An image with two colors side by side. */
function png(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width * 3, 0xd0);
  row[0] = 0;
  row.fill(0x40, 1 + (width * 3) / 2);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([head, chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

test('the map of a new branch moves to the typed ZIP code', async ({ page }) => {
  await openDemo(page, '/company/branch', { as: dana, scenario: 'empty' });
  await page.getByRole('button', { name: pageTexts.add }).click();
  const map = page.getByRole('region', { name: areaTexts.map });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-map', 'ready');
  const flagstaff = map.getByRole('button', { name: /^Flagstaff/ });
  const findDistance = async () => {
    const [frame, marker] = [await map.boundingBox(), await flagstaff.boundingBox()];
    if (!frame || !marker) return Number.POSITIVE_INFINITY;
    return Math.hypot(
      frame.x + frame.width / 2 - marker.x - marker.width / 2,
      frame.y + frame.height / 2 - marker.y - marker.height / 2,
    );
  };
  expect(await findDistance()).toBeGreaterThan(60);
  await page.getByRole('textbox', { name: formTexts.zip }).fill('86001');
  // The name is beside its point.
  await expect.poll(findDistance).toBeLessThan(60);
});
