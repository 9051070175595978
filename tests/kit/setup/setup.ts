import '../../../mocks/hosts/server/library';
import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { applyLanguage } from '#platform/language/current';
import { forgetServerDate } from '#platform/lib/time/serverClock';
import { dropUndoables } from '#platform/offline/undoables';
import { stopWaitingForFocus } from '#platform/ui/focus/focusable';
import { dismiss, readMessages } from '#platform/ui/messages/messageStore';
import { listLabelsOnce } from './fieldLabels';
import { dropOwnerStacks } from './ownerStacks';
import { copyStylesPlainly } from './plainStyles';

dropOwnerStacks();
copyStylesPlainly();
listLabelsOnce();

/** Lines of the page that a failed query prints. */
const printedLines = 40;

configure({
  // A screen's code is loaded when it is first shown, which takes a while on a busy machine.
  asyncUtilTimeout: 12_000,
  getElementError: (message, container) => new QueryError(message ?? '', container),
});

/**
 * A query that found too much or nothing. It prints the dialog or page only when its message is read, because most
 * queries are retried.
 */
class QueryError extends Error {
  constructor(words: string, container: Element) {
    super(words);
    this.name = 'TestingLibraryElementError';
    let full: string | undefined;
    Object.defineProperty(this, 'message', {
      configurable: true,
      get: () => (full ??= withVisibleSpaces(describeFailure(words, container))),
      set: (value: string) => {
        full = value;
      },
    });
  }
}

/**
 * The query and what it found, then the first lines of the dialog or page it looked at, without its list of roles. A
 * query that waited has the words of its last attempt.
 */
function describeFailure(words: string, container: Element): string {
  const [query = ''] = words.split(/\n\n(?:Here are the accessible roles|On screen):/);
  const dialogs = container.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const shown = [...dialogs].at(-1) ?? container.querySelector('main') ?? container;
  const page = prettyDOM(shown, Infinity, { highlight: false }) || '';
  return query === '' ? firstLines(page) : `${firstLines(query)}\n\nOn screen:\n${firstLines(page)}`;
}

function firstLines(text: string): string {
  const lines = text.split('\n');
  const rest = lines.length - printedLines;
  return rest > 0 ? [...lines.slice(0, printedLines), `… ${rest} more lines`].join('\n') : text;
}

/** Nothing has a place in the test environment, so everything that is observed is on screen. */
class EverythingOnScreen {
  private readonly notify: (entries: ReadonlyArray<{ isIntersecting: boolean }>) => void;
  constructor(notify: EverythingOnScreen['notify']) {
    this.notify = notify;
  }
  observe(): void {
    queueMicrotask(() => this.notify([{ isIntersecting: true }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: EverythingOnScreen });

// No font is loaded in the test environment.
if (typeof document !== 'undefined') {
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
}

/** A no-break space looks like any other, so a text that differs only in one seems to match. */
function withVisibleSpaces(text: string): string {
  return text.replaceAll('\u00a0', '\\u00a0');
}

// Each test starts on an empty device, and no page before it waits for a heading to focus. Files share a worker, and with
// it what earlier files stored.
beforeEach(() => {
  if (typeof document !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
  }
  stopWaitingForFocus();
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  cleanup();
  applyLanguage('en');
  dropUndoables();
  for (const { key } of readMessages()) dismiss(key);
  // A test that went offline must not keep the next one from sending.
  onlineManager.setOnline(true);
  // The next world has its own clock.
  forgetServerDate();
});

// The next file in this worker shares the modules: one whose load was cut off would be missing there.
afterAll(() => vi.dynamicImportSettled());

// The next file in this worker would wait for a clock that never moves.
afterAll(() => {
  if (vi.isFakeTimers())
    throw new Error('This file ends with fake timers: call vi.useRealTimers() when a test finishes.');
});

// The next file in this worker would find them, too.
afterAll(() => {
  if (typeof document !== 'undefined' && document.body.querySelector('a, button, input, select, textarea'))
    throw new Error('This file leaves controls on the page: remove them when a test finishes.');
});
