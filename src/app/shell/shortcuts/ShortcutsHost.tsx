import { useEffect } from 'react';
import { usePreference } from '../../../platform/preferences/PreferencesContext';
import { mayRunShortcut } from '../../../platform/shortcuts/mayRun';
import { runShortcut, showShortcutList, useShortcutList, useShortcuts } from '../../../platform/shortcuts/shortcuts';
import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { shellTexts } from '../texts';
import { shortcutChoices } from './shortcutChoices';

const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog, { failure: 'toast' });

/** Runs the registered shortcuts unless they are turned off (WCAG 2.1.4), and lists them. */
export function ShortcutsHost() {
  const [choice] = usePreference('shortcuts', shortcutChoices);
  const isListOpen = useShortcutList();
  useShortcuts(shellTexts.everywhere, [
    { keys: '?', label: shellTexts.showShortcuts, run: () => showShortcutList(true) },
  ]);
  useEffect(() => {
    if (choice === 'off') return undefined;
    const press = (event: KeyboardEvent) => {
      if (mayRunShortcut(event) && runShortcut(event)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [choice]);
  useEffect(() => () => showShortcutList(false), []);
  return isListOpen ? <ShortcutsDialog onClose={() => showShortcutList(false)} /> : null;
}
