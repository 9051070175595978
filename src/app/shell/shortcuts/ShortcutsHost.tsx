import { lazy, useEffect, useLayoutEffect } from 'react';
import { useLanguage } from '#platform/language/useLanguage';
import { usePreference } from '#platform/preferences/preferences';
import {
  canRunShortcut,
  runShortcut,
  showShortcutList,
  useShortcutList,
  useShortcuts,
  shortcutChoices,
} from '#platform/shortcuts/shortcuts';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { shellTexts } from '../texts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog')).ShortcutsDialog }));

/** Runs the registered shortcuts unless they are turned off (WCAG 2.1.4), and lists them. */
export function ShortcutsHost() {
  useLanguage();
  const [choice] = usePreference('shortcuts', shortcutChoices);
  const isListOpen = useShortcutList();
  useShortcuts(shellTexts.everywhere, [
    { keys: '?', label: shellTexts.showShortcuts, run: () => showShortcutList(true) },
  ]);
  useLayoutEffect(() => {
    if (choice === 'off') return undefined;
    const press = (event: KeyboardEvent) => {
      if (canRunShortcut(event) && runShortcut(event)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [choice]);
  useEffect(() => () => showShortcutList(false), []);
  if (!isListOpen) return null;
  return (
    <LazyBoundary failure="toast">
      <ShortcutsDialog onClose={() => showShortcutList(false)} />
    </LazyBoundary>
  );
}
