import { createListeners } from '../../lib/listeners';
import {
  addToast,
  addUndo,
  afterPageChange,
  chooseVisible,
  dropPassed,
  dropToastsAbout,
  isToast,
  type Message,
  SNACKBAR_TIMEOUT,
  type Toast,
  TOAST_TIMEOUT,
  type UndoMessage,
} from './messageRules';

/*
 * All messages of the app: toasts and what can be undone. Outside React, so that sagas can add some, and a message
 * outlives the screen that added it. `MessagesHost` renders the visible ones and sets how many places there are.
 */

let messages: readonly Message[] = [];
let visible: readonly Message[] = [];
let places = 0;
let isPaused = false;
let lastKey = 0;
const holds = new Set<object>();
const listeners = createListeners();
const timers = new Map<number, { turn: number; timer: ReturnType<typeof setTimeout> }>();

export function readMessages(): readonly Message[] {
  return messages;
}

/** The messages on screen, newest first. */
export function readVisible(): readonly Message[] {
  return visible;
}

/** Calls back after each change. Returns how to stop. */
export const watchMessages = listeners.add;

export function raiseToast(toast: Toast): void {
  lastKey += 1;
  const added = addToast(messages, toast, lastKey);
  change(isShown() ? dropPassed(added, places) : added);
}

/** Adds an undo message. Returns the function that removes it. */
export function raiseUndo(message: Omit<UndoMessage, 'kind' | 'key'>): () => void {
  lastKey += 1;
  const key = lastKey;
  change(addUndo(messages, { kind: 'undo', key, ...message }));
  return () => dismiss(key);
}

/** Removes a message. Closing one that can be undone does not undo it. */
export function dismiss(key: number): void {
  change(messages.filter((each) => each.key !== key));
}

/** Removes toasts about a thing that are no longer true. */
export function dismissAbout(about: string | undefined): void {
  change(dropToastsAbout(messages, about));
}

/** Removes error toasts whose text begins with one of these, because the page shows them where they belong. */
export function withdrawErrors(texts: readonly string[]): void {
  const isShownThere = (toast: Toast) =>
    toast.intent === 'danger' && texts.some((text) => text !== '' && toast.message.startsWith(text));
  change(messages.filter((each) => !isToast(each) || !isShownThere(each.toast)));
}

/** Another page is shown. */
export function leavePage(): void {
  change(afterPageChange(messages));
}

/** Toasts wait until every caller has called its returned function. */
export function holdToasts(): () => void {
  const hold = {};
  holds.add(hold);
  return () => {
    holds.delete(hold);
    change(messages);
  };
}

/** The time of all messages stops, and starts over afterwards. */
export function pauseMessages(pause: boolean): void {
  if (isPaused === pause) return;
  isPaused = pause;
  change(messages);
}

/** Number of messages there is space for; 0 while nothing renders them. */
export function setPlaces(count: number): void {
  places = count;
  change(messages);
}

const isShown = () => places > 0 && holds.size === 0;

function change(next: readonly Message[]): void {
  messages = next;
  const shown = chooseVisible(messages, isShown() ? places : 0);
  const isSame = shown.length === visible.length && shown.every((each, index) => each === visible[index]);
  if (!isSame) visible = shown;
  if (visible.length === 0) isPaused = false;
  setTimers();
  listeners.call();
}

/** Each visible message has its full time, from when it is first seen, shown again, or no longer hovered. */
function setTimers(): void {
  const running = new Map(isPaused ? [] : visible.map((each) => [each.key, each]));
  for (const [key, { turn, timer }] of timers) {
    const message = running.get(key);
    if (message && getTurn(message) === turn) continue;
    clearTimeout(timer);
    timers.delete(key);
  }
  for (const [key, message] of running) {
    if (timers.has(key)) continue;
    const time = isToast(message) ? TOAST_TIMEOUT : SNACKBAR_TIMEOUT;
    timers.set(key, { turn: getTurn(message), timer: setTimeout(() => end(message), time) });
  }
}

function end(message: Message): void {
  timers.delete(message.key);
  dismiss(message.key);
  if (!isToast(message)) message.send();
}

function getTurn(message: Message): number {
  return isToast(message) ? message.turn : 0;
}
