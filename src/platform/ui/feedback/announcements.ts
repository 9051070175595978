/** The one line last announced to assistive technology; `LiveRegion` renders it. */
type Announcement = { text: string; turn: number };

let current: Announcement = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Says `text` politely: it waits for a pause and never moves the focus. The same text twice is said twice. */
export function announce(text: string): void {
  current = { text, turn: current.turn + 1 };
  for (const listener of listeners) listener();
}

export function readAnnouncement(): Announcement {
  return current;
}

export function watchAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
