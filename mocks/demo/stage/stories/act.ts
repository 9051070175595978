import { pause } from '#platform/lib/pause';
import { addDays, formatDateInput } from '#platform/lib/time/dates';
import { todayIn, toInstant } from '#platform/lib/time/zonedTimes';
import type { WorldLink } from '../../../hosts/bridge/worldLink';
import type { Action, Known, Target, TypedDay, Wording } from './story';
import { findSaturday, findWeekday } from './storyDays';
import { storyTexts } from './texts';

export type Acting = {
  page: () => Document | undefined;
  link: Promise<Pick<WorldLink, 'control'>>;
  /** Words of this turn, and what earlier steps found. */
  known: Known;
  /** Number of times that a story has begun in this browser. */
  turn: number;
  /** Called after the clock of the demo has moved. Resolves when the frames show the new time. */
  onMoved: () => Promise<void>;
  /** Called with the element that is used next. */
  onTarget: (element: HTMLElement) => Promise<void>;
};

/** Milliseconds between two checks for an element or a result, and their number: on a busy machine they take longer. */
export const lookMs = 120;
const mostLooks = 170;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Does what a person would do, with the events that a person's browser sends. */
export async function act(action: Action, acting: Acting): Promise<void> {
  if (!('target' in action)) return actInWorld(action, acting);
  const element = await waitFor(() => {
    const page = acting.page();
    return page && (findTarget(page, action.target, acting.known) ?? turnTo(page, action.target, acting.known));
  });
  if (!element) throw new Error(storyTexts.absent(describe(action.target, acting.known)));
  scrollTo(element);
  await acting.onTarget(element);
  if (action.do === 'press') element.click();
  else if (action.do === 'tick') tick(element);
  else if (action.do === 'choose') await choose(element, action.option);
  else if (action.do === 'type') enter(element, fill(action.text, acting.known));
  else if (action.do === 'pick') await pick(element, action.text);
  else if (action.do === 'pasteCode') await enterCode(element, acting);
  else await enterDay(element, await findTypedDay(action.days, acting));
}

function tick(box: HTMLElement): void {
  const isTicked = 'checked' in box && box.checked === true;
  if (!isTicked) box.click();
}

/** The list closes with the focus, which is the presenter's: it is searched again until the option can be taken. */
async function pick(field: HTMLElement, text: string): Promise<void> {
  const page = field.ownerDocument;
  const name = new RegExp(`^${text}`);
  const option = await waitFor(() => {
    const found = findTarget(page, { kind: 'option', name });
    if (!found && field.getAttribute('aria-expanded') !== 'true') setValue(field, text);
    return found;
  });
  if (!option) throw new Error(storyTexts.absent(text));
  option.click();
}

/** A phone shows the form of a job section by section, and tools in a dialog: goes on until the next look. */
function turnTo(page: Document, target: Target, known: Known): undefined {
  const isInLaterSection = findHidden(page, target, known)?.closest('[data-step]');
  const name = isInLaterSection ? 'Next' : target.behind;
  if (name !== undefined) findTarget(page, { kind: 'button', name })?.click();
}

/** A target for the presenter, who reads no patterns. */
function describe({ name }: Target, known: Known): string {
  return typeof name === 'string' ? fill(name, known) : name.source.replaceAll(/[^\w ]|\\w/g, '').trim();
}

async function actInWorld(action: Exclude<Action, { target: Target }>, acting: Acting): Promise<void> {
  const world = await acting.link;
  if (action.do === 'answer') {
    await world.control('setSimulation', { on: true, pace: 'fast', mood: 'accept' });
    return;
  }
  // The reload afterward would end a sign-in that is under way.
  await waitFor(() => acting.page()?.querySelector('h1') ?? undefined);
  await world.control('moveClock', { by: await findDelay(action, acting) });
  await acting.onMoved();
}

async function findDelay(
  action: Extract<Action, { do: 'moveClock' | 'awaitSaturday' }>,
  acting: Acting,
): Promise<number> {
  if (action.do === 'moveClock') return (action.days + acting.turn) * dayMs + action.hours * hourMs;
  const now = await readClock(acting);
  return Date.parse(toInstant(findSaturday(todayIn(zone, now)), action.time, zone)) - now.getTime();
}

/** Scrolls inside the frame only: the page around it stays where it is. */
function scrollTo(element: HTMLElement): void {
  const { scrollX, scrollY } = window;
  element.scrollIntoView({ block: 'center' });
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** Looks until there is something; undefined when there is nothing in time. */
export async function waitFor<Found>(look: () => Found | undefined): Promise<Found | undefined> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const found = look();
    if (found !== undefined) return found;
    await pause(lookMs);
  }
  return look();
}

function enter(field: HTMLElement, text: string): void {
  field.focus({ preventScroll: true });
  setValue(field, text);
  field.blur();
}

async function enterCode(field: HTMLElement, { link }: Acting): Promise<void> {
  const world = await link;
  const [newest] = await world.control('listMessages', {});
  paste(field, newest?.code ?? '');
}

function paste(field: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field.focus({ preventScroll: true });
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** A date is pasted into its field and taken with Enter in the line that opens. */
async function enterDay(field: HTMLElement, text: string): Promise<void> {
  const page = field.ownerDocument;
  paste(field, text);
  const line = await waitFor(() => findTarget(page, { kind: 'field', name: 'Type a date' }));
  if (line) sendKey(line, 'Enter');
}

async function choose(field: HTMLElement, title: string): Promise<void> {
  const option = await waitFor(() => [...field.querySelectorAll('option')].find(({ text }) => text === title));
  if (!option) throw new Error(storyTexts.absent(title));
  setValue(field, option.value);
}

/** React reads a value only when it was set past its own setter. */
function setValue(field: HTMLElement, value: string): void {
  const frame = field.ownerDocument.defaultView;
  if (!frame) return;
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', value, field);
  field.dispatchEvent(new frame.Event('input', { bubbles: true }));
  field.dispatchEvent(new frame.Event('change', { bubbles: true }));
}

function sendKey(field: HTMLElement, key: string): void {
  const frame = field.ownerDocument.defaultView;
  if (frame) field.dispatchEvent(new frame.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

async function findTypedDay(days: TypedDay, acting: Acting): Promise<string> {
  const today = todayIn(zone, await readClock(acting));
  if (days === 'saturday') return formatDateInput(findSaturday(today));
  return formatDateInput(days === 'weekday' ? findWeekday(today, acting.turn) : addDays(today, days + acting.turn));
}

/** The stories take place in Phoenix, by the clock of the demo. */
const zone = 'America/Phoenix';

async function readClock({ link }: Acting): Promise<Date> {
  const { now } = await (await link).control('moveClock', { by: 0 });
  return new Date(now ?? '');
}

// Finding -------------------------------------------------------------------------------------------------------------

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
function findHidden(page: Document, target: Target, known: Known): HTMLElement | undefined {
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
function fill(text: string, known: Known): string {
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
