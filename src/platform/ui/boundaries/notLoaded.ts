import { isOnline } from '../../lib/device/network';
import { logNotLoaded } from '../../lib/log/log';
import { showToast } from '../messages/toasts';
import { texts } from '../texts';

/** Shows that the code of a dialog or an action couldn’t be loaded. Offline, a reload would lose the page. */
export function showNotLoaded(hasNetwork: boolean): void {
  if (!hasNetwork) return showToast({ message: texts.offlinePart, intent: 'danger' });
  const action = { text: texts.reloadPage, onClick: reloadPage };
  showToast({ message: texts.partNotLoaded, intent: 'danger', action });
}

/** Loads the code of an action. Shows a toast and returns undefined if that fails. */
export async function loadOrToast<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  try {
    return await load();
  } catch (error) {
    logNotLoaded(error);
    showNotLoaded(isOnline());
    return undefined;
  }
}

export function reloadPage(): void {
  location.reload();
}
