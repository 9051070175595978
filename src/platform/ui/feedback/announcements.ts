import { createListeners } from '../../lib/listeners';

/** The last line announced to assistive technology; `LiveRegion` renders it. */
type Announcement = { text: string; turn: number };

let current: Announcement = { text: '', turn: 0 };
const listeners = createListeners();

/** Announces `text` politely: it waits for a pause and never moves the focus. Repeated text is announced again. */
export function announce(text: string): void {
  current = { text, turn: current.turn + 1 };
  listeners.call();
}

export function readAnnouncement(): Announcement {
  return current;
}

export const watchAnnouncements = listeners.add;
