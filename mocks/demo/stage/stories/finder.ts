import type { Known, Target, Wording } from './story';

const selectors: Record<Target['kind'], string> = {
  button: 'button, [role="button"], [role="tab"], summary',
  link: 'a[href]',
  field: 'input, textarea, select',
  option: '[role="option"]',
};

const sections = 'section, fieldset, form, [role="dialog"], [role="alertdialog"], [role="region"], [role="group"]';
const cards = 'article, li, tr, [role="listitem"]';

/** The first visible element that the target names, or undefined while there is none. */
export function findTarget(page: Document, target: Target, known: Known = {}): HTMLElement | undefined {
  return listNamed(page, target, known).find(isUsable);
}

/** The first element that the target names, if none of them is visible. */
export function findHidden(page: Document, target: Target, known: Known): HTMLElement | undefined {
  const named = listNamed(page, target, known);
  return named.some(isUsable) ? undefined : named[0];
}

function listNamed(page: Document, { kind, name, inside, near }: Target, known: Known): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(selectors[kind])].filter(
    (element) =>
      matches(getName(element), name, known) &&
      (inside === undefined || isInside(element, inside)) &&
      (near === undefined || isNear(element, near, known)),
  );
}

/** Finds the text among what a page shows, and returns what the groups of a pattern found, by number. */
export function findText(page: Document, text: Wording, known: Known = {}): Known | undefined {
  // A label is the text of an icon or a ring.
  const labels = [...page.querySelectorAll('[role="img"][aria-label]')].map((each) => each.getAttribute('aria-label'));
  const values = [...page.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const shown = toPlain([page.body.innerText, ...labels, ...values].join('\n'));
  if (typeof text === 'string') return shown.includes(fill(text, known)) ? {} : undefined;
  const found = text.exec(shown)?.slice(1);
  return found && Object.fromEntries(found.map((group, index) => [index + 1, group]));
}

/** Puts in the words that are known by now. */
export function fill(text: string, known: Known): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '');
}

function matches(text: string, wanted: Wording, known: Known): boolean {
  return typeof wanted === 'string' ? text === fill(wanted, known) : wanted.test(text);
}

/** Name of an element as people see it: its label or its text, without the mark of a required field. */
function getName(element: HTMLElement): string {
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
  const label = element.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ');
  return toPlain(label === '' ? element.textContent : label).replace(/ ?\*$/, '');
}

function isInside(element: Element, title: string): boolean {
  for (let frame = element.closest(sections); frame; frame = frame.parentElement?.closest(sections) ?? null) {
    const heading = frame.querySelector('h1, h2, h3, h4, legend')?.textContent ?? '';
    if (frame.getAttribute('aria-label') === title || toPlain(heading) === title) return true;
  }
  return false;
}

function isNear(element: Element, text: Wording, known: Known): boolean {
  const card = toPlain((element.closest(cards) ?? element).textContent);
  return typeof text === 'string' ? card.includes(fill(text, known)) : text.test(card);
}

function isUsable(element: HTMLElement): boolean {
  const isDisabled = element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
  return !isDisabled && element.checkVisibility({ visibilityProperty: true });
}

function toPlain(text: string): string {
  return text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();
}
