import type { Page } from '@playwright/test';
import { dialects, inDialect } from '../kit/http/dialects';
import { addresses } from './kit/addresses';
import { expect, test } from './kit/stage';

/*
 * The production build against a provider that others wrote: the fake's answers, rewritten on their way in all dialects
 * that go together.
 */

const spoken = [
  'null for an empty list',
  'nullable fields left out',
  'numbers as texts',
  '"0" and "1"',
  'empty texts as null',
  'times of a database',
  'fields that no one knows',
];

const broken = /NaN|undefined|Invalid Date|can’t be shown|couldn’t be (?:shown|loaded)/;

const people = {
  'dana@coppermesa.example': [
    'activity',
    'job/not-formed',
    'job/history',
    'calendar',
    'team',
    'branch',
    'job/outsourcing',
  ],
  'marcus@helpers.example': ['job/company/new', 'calendar', 'earnings', 'settings/personal-info', 'settings/role'],
};

for (const [email, paths] of Object.entries(people)) {
  test(`the pages of ${email} show a provider that writes like a PHP framework`, async ({ page }) => {
    await page.route(`${addresses.server}/api/**`, async (route) => {
      const response = await route.fetch();
      const isJson = response.headers()['content-type']?.includes('json') ?? false;
      if (!isJson || !response.ok()) return route.fulfill({ response });
      const body: unknown = await response.json();
      await route.fulfill({ response, json: spoken.reduce(speak, body) });
    });
    await page.goto(`${addresses.production}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('Moving-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('main')).toBeVisible();
    const area = email.startsWith('dana') ? 'company' : 'helper';
    for (const path of paths) {
      await page.goto(`${addresses.production}/${area}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await readScreen(page), path).not.toMatch(broken);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

/** An answer with its data in a dialect; its envelope is as it was. */
function speak(body: unknown, name: string): unknown {
  const change = dialects[name];
  if (!change || typeof body !== 'object' || body === null || !('data' in body)) return body;
  return { ...body, data: inDialect(change, body.data) };
}

const readScreen = (page: Page) => page.getByRole('main').innerText();
