// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  addToast,
  addUndo,
  afterPageChange,
  chooseVisible,
  countPlaces,
  dropPassed,
  isToast,
  type Message,
  type Toast,
  TOAST_MAX,
  type UndoMessage,
} from './messageRules';

const add = (...toasts: readonly Toast[]): readonly Message[] =>
  toasts.reduce<readonly Message[]>((messages, toast, index) => addToast(messages, toast, index), []);
const undo = (text: string, about?: string): UndoMessage => ({
  kind: 'undo',
  key: 100,
  text,
  about,
  undo: () => undefined,
  send: () => undefined,
});
const listTexts = (messages: readonly Message[]) =>
  messages.map((each) => (isToast(each) ? each.toast.message : each.text));
const saved = (message: string): Toast => ({ message, intent: 'success' });
const failed = (message: string): Toast => ({ message, intent: 'danger' });

describe('a new toast', () => {
  it('extends a toast with the same text', () => {
    const messages = add(saved('Saved'), { message: 'Saved', intent: 'success', action: { text: 'Open', to: '/job' } });
    expect(messages).toMatchObject([{ turn: 1, toast: { action: { text: 'Open' } } }]);
  });

  it('replaces an older one about the same thing', () => {
    const messages = add(
      { message: 'Job #7 saved', about: 'order-7' },
      { message: 'Job #8 saved', about: 'order-8' },
      { message: 'Job #7 canceled', about: 'order-7' },
    );
    expect(listTexts(messages)).toEqual(['Job #8 saved', 'Job #7 canceled']);
  });

  it('removes the oldest of more than 20', () => {
    const messages = add(...Array.from({ length: 22 }, (_, index) => failed(`Error ${index}`)));
    expect(messages).toHaveLength(TOAST_MAX);
    expect(listTexts(messages)[0]).toBe('Error 2');
  });
});

describe('what can be undone', () => {
  it('removes toasts about the same thing', () => {
    const messages = addUndo(add({ message: 'Job #7 saved', about: 'order-7' }), undo('Job #7 deleted', 'order-7'));
    expect(listTexts(messages)).toEqual(['Job #7 deleted']);
  });

  it('is always visible, and takes the only place on a phone', () => {
    const messages = addUndo(add(saved('Saved'), failed('No')), undo('Job #7 deleted'));
    expect(listTexts(chooseVisible(messages, 1))).toEqual(['Job #7 deleted']);
    expect(listTexts(chooseVisible(messages, 3))).toEqual(['Job #7 deleted', 'No', 'Saved']);
    expect(listTexts(chooseVisible(messages, 0))).toEqual(['Job #7 deleted']);
  });
});

describe('with more messages than places', () => {
  it('problems come first, then the newest confirmations', () => {
    const messages = add(saved('One'), failed('No'), saved('Two'), saved('Three'));
    expect(listTexts(chooseVisible(messages, 3))).toEqual(['Three', 'Two', 'No']);
    expect(listTexts(chooseVisible(messages, 1))).toEqual(['No']);
  });

  it('older confirmations are over, problems wait', () => {
    const messages = add(failed('No'), failed('Neither'), saved('One'), saved('Two'));
    expect(listTexts(dropPassed(messages, 1))).toEqual(['No', 'Neither', 'Two']);
  });
});

it('a page change removes its errors immediately, confirmations at the second, and nothing that is still true', () => {
  const messages = addUndo(
    add(saved('Saved'), failed('No'), { message: 'Signed out', intent: 'danger', outlivesPage: true }),
    undo('Job #7 deleted'),
  );
  const once = afterPageChange(messages);
  expect(listTexts(once)).toEqual(['Saved', 'Signed out', 'Job #7 deleted']);
  expect(listTexts(afterPageChange(once))).toEqual(['Signed out', 'Job #7 deleted']);
});

it.each([
  [320, 2],
  [844, 9],
  [900, 10],
  [2000, 20],
])('a window of %d pixels has space for %d messages, and never for more than twenty', (height, places) => {
  expect(countPlaces(height)).toBe(places);
});
