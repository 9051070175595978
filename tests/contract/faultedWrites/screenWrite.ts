import { fireEvent } from '@testing-library/react';
import type { HostedWorld } from '../../kit/hostedWorld';
import { plainSpaces } from '../../kit/texts/spaces';
import { until } from '../../kit/until';

/** A write that a screen sends, and the way to it. */
export type ScreenWrite = {
  /** The file that sends it and the hook that it uses. */
  site: string;
  /** Part of its "METHOD /path". */
  call: string;
  /** Dana by default; null for no one. */
  as?: string | null;
  /** True if the write is in the shell. */
  shell?: boolean;
  /** Prepares the world. Returns the path of the screen. */
  open: (hosted: HostedWorld) => string | Promise<string>;
  fill?: (hosted: HostedWorld) => Promise<unknown>;
  /** Sends the entries, as often as it is called. */
  send: (hosted: HostedWorld) => Promise<unknown>;
  /** True if the form closes when it is sent and keeps its entries for the next try. */
  closesForm?: boolean;
  /** The texts of the screen once it is done, and not before. */
  done: RegExp;
};

type Name = string | RegExp;

/**
 * Presses the last button, link or choice of this name: a dialog comes after the page. Waits until it can be pressed.
 * `within` is the heading of a part of the page.
 */
export const press = (name: Name, within?: string): Promise<void> =>
  until(() => {
    const found = [...findPart(within).querySelectorAll<HTMLElement>(pressable)].findLast((each) =>
      fits(name, each.getAttribute('aria-label') ?? each.textContent),
    );
    if (!found || found.matches(':disabled, [aria-disabled=true], [aria-busy=true]'))
      throw new Error(`Nothing called ${String(name)} can be pressed. There are: ${listNames()}`);
    fireEvent.click(found);
  });

/** Enters a value into the last field with this label. */
export const type = async (label: Name, value: string, within?: string): Promise<void> => {
  fireEvent.change(await findField(label, within), { target: { value } });
};

/** Chooses an option by its title. */
export const choose = async (label: Name, title: string): Promise<void> => {
  const field = await findField(label);
  const option = field instanceof HTMLSelectElement && [...field.options].find(({ text }) => text === title);
  fireEvent.change(field, { target: { value: option ? option.value : title } });
};

/** Ticks a box or chooses one of several. */
export const tick = async (label: Name): Promise<void> => void fireEvent.click(await findField(label));

/** Chooses a file, or sends it again. */
export const upload = async (file: File): Promise<void> => {
  if (document.body.textContent.includes('Try again')) return press(/^Try again/);
  fireEvent.change(await findField('Add files'), { target: { files: [file] } });
};

/** Waits for a text. */
export const see = (text: string): Promise<void> =>
  until(() => {
    if (!document.body.textContent.includes(text)) throw new Error(`The page does not say ${text}`);
  });

function findField(label: Name, within?: string): Promise<HTMLElement> {
  return until(() => {
    const part = findPart(within);
    const named = [...part.querySelectorAll('label')].filter(({ textContent }) => fits(label, textContent));
    const labelled = [...part.querySelectorAll<HTMLElement>('input[aria-label], select[aria-label]')];
    const direct = labelled.filter((each) => fits(label, each.getAttribute('aria-label') ?? ''));
    const found = [...named.flatMap(({ control }) => control ?? []), ...direct].at(-1);
    if (!found || found.matches(':disabled')) throw new Error(`No field is called ${String(label)}`);
    return found;
  });
}

function findPart(heading: string | undefined): ParentNode {
  if (heading === undefined) return document;
  const found = [...document.querySelectorAll('h2, h3')].find(({ textContent }) => fits(heading, textContent));
  const part = found?.closest('form, section');
  if (!part) throw new Error(`No part is called ${heading}`);
  return part;
}

const pressable = 'button, a, [role=menuitem], [role=option], [role=radio], [role=tab], summary, .rbc-event';
const listNames = () =>
  [...document.querySelectorAll<HTMLElement>(pressable)]
    .map((each) => each.getAttribute('aria-label') ?? each.textContent)
    .join(' | ');

function fits(name: Name, text: string): boolean {
  const plain = plainSpaces(text).trim();
  return typeof name === 'string' ? plain === name : name.test(plain);
}
