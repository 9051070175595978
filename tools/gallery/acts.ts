import type { Locator, Page } from '@playwright/test';
import { control } from '../../tests/e2e/kit/world';

/*
 * The steps of a shot: a verb, and what it is for. A person's words find buttons, fields and texts: `^More` begins with
 * it, `/^#\d+$/` is a pattern, other texts are part of the name. A field and its value are separated by a colon.
 */

type Verb = (page: Page, text: string) => Promise<unknown>;

const roles = ['link', 'tab', 'radio', 'checkbox'] as const;
const byRole = (role: 'button' | (typeof roles)[number]): Verb => {
  return (page, text) =>
    page
      .getByRole(role, { name: toName(text) })
      .first()
      .click();
};
const withField = (act: (field: Locator, value: string) => Promise<unknown>): Verb => {
  return (page, text) => {
    const [label = '', value = ''] = text.split(/: (.*)/s);
    return act(page.getByLabel(toName(label)).first(), value);
  };
};

const verbs: Record<string, Verb> = {
  press: byRole('button'),
  ...Object.fromEntries(roles.map((role) => [role, byRole(role)])),
  /** An element with a text but no name of its own, such as a card or an entry of a menu. */
  pick: (page, text) => page.getByText(toName(text)).first().click(),
  see: (page, text) => page.getByText(toName(text)).first().waitFor(),
  /** By a selector, where there are no words. */
  click: (page, selector) => page.locator(selector).first().click(),
  wait: (page, selector) => page.locator(selector).first().waitFor(),
  key: (page, key) => page.keyboard.press(key),
  fill: withField((field, value) => field.fill(value)),
  /** Key by key, for fields that format or search while it loads. */
  type: withField((field, value) => field.pressSequentially(value)),
  choose: withField((field, label) => field.selectOption({ label })),
  suggest: withField(async (field, value) => {
    await field.pressSequentially(value);
    await field.page().getByRole('option', { name: value }).first().click();
  }),
  search: async (page, text) => {
    if (isWide(page)) await page.getByRole('combobox', { name: searchName }).click();
    else await page.getByRole('button', { name: searchName }).click();
    await page.getByRole('combobox', { name: searchName }).fill(text);
    await page.keyboard.press('Enter');
  },
  /** Checks the first boxes of a list. */
  select: async (page, count) => {
    for (let at = 0; at < Number(count); at += 1) {
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(at)
        .check();
    }
  },
  /** The code that was sent, or another one. */
  code: async (page, code) => {
    await page.locator('input[autocomplete="one-time-code"]').click();
    const [message] = await control(page, 'listMessages', {});
    await page.keyboard.type(code || (message?.code ?? ''));
  },
  print: (page) => page.emulateMedia({ media: 'print' }),
  /** Simulated people. */
  beat: (page, times) => control(page, 'beat', { times: Number(times) }),
  drop: (page, code) => control(page, 'dropSockets', { code: Number(code) }),
};

const searchName = 'Search jobs and people';

export async function performStep(page: Page, step: string): Promise<void> {
  const [, size, verb = '', text = ''] = /^(?:(wide|narrow)> )?(\w+) ?(.*)$/s.exec(step) ?? [];
  const perform = verbs[verb];
  if (!perform) throw new Error(`No such step: ${step}`);
  if (size === undefined || (size === 'wide') === isWide(page)) await perform(page, text);
}

function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) > 1000;
}

function toName(text: string): string | RegExp {
  if (text.startsWith('/')) return new RegExp(text.slice(1, -1));
  return text.startsWith('^') ? new RegExp(`^${text.slice(1).replace(/[.*+?()|[\]\\]/g, '\\$&')}`) : text;
}
