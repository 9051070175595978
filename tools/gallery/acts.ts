import type { Page } from '@playwright/test';
import '../../mocks/bridge/exposeLink';
import type { ControlName, Controls } from '../../mocks/bridge/messages';
import type { Act } from './shot';

type Name = string | RegExp;

/** A name that begins with a text: required fields end in a mark. */
export const starts = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Actions on a page before its picture is taken. They find elements as a person does: by their words. */
export const press =
  (name: Name, role: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' = 'button'): Act =>
  (page) =>
    page.getByRole(role, { name }).first().click();

/** Presses an element that has text but no accessible name of its own, such as a choice card. */
export const pressText =
  (text: Name): Act =>
  (page) =>
    page.getByText(text).first().click();

/** Opens the only menu of the page; its button shows who is signed in. */
export const openMenu: Act = async (page) => {
  await page.locator('[aria-haspopup="menu"]').click();
  await page.getByRole('menu').waitFor();
};

export const fill =
  (label: Name, text: string): Act =>
  (page) =>
    page.getByLabel(label).first().fill(text);

/** Types key by key, for fields that format or search while the user types. */
export const type =
  (label: Name, text: string): Act =>
  (page) =>
    page.getByLabel(label).first().pressSequentially(text);

export const choose =
  (label: Name, option: string): Act =>
  async (page) => {
    await page.getByLabel(label).first().selectOption({ label: option });
  };

/** Searches a list of suggestions and picks one. */
export const suggest =
  (label: Name, search: string): Act =>
  async (page) => {
    await page.getByRole('combobox', { name: label }).pressSequentially(search);
    await page.getByRole('option', { name: search }).first().click();
  };

/** Presses the first button in a part of the page. */
export const pressFirstIn =
  (region: Name): Act =>
  (page) =>
    page.getByRole('region', { name: region }).getByRole('button').first().click();

export const expectText =
  (text: Name): Act =>
  (page) =>
    page.getByText(text).first().waitFor();

/** Types a code into the boxes: by default the one the world has just sent. */
export const enterCode =
  (code?: string): Act =>
  async (page) => {
    const field = page.locator('input[autocomplete="one-time-code"]');
    await field.click();
    await page.keyboard.type(code ?? (await lastCode(page)));
  };

/** Calls a control of the page's world, for what no user can do. */
export const world =
  <Asked extends ControlName>(name: Asked, args: Controls[Asked]['args']): Act =>
  async (page) => {
    await control(page, name, args);
  };

export async function control<Asked extends ControlName>(
  page: Page,
  name: Asked,
  args: Controls[Asked]['args'],
): Promise<Controls[Asked]['result']> {
  return page.evaluate(
    async ([wanted, given]) => {
      const link = await globalThis.demoWorld;
      if (!link) throw new Error('This page has no world');
      return link.control(wanted, given);
    },
    [name, args] as const,
  );
}

async function lastCode(page: Page): Promise<string> {
  const [message] = await control(page, 'listMessages', {});
  if (!message?.code) throw new Error('No code was sent');
  return message.code;
}
