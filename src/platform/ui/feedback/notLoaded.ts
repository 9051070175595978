import { isOnline } from '../../lib/network';
import { showToast } from '../messages/toasts';
import { texts } from '../texts';

/** Shows that the code of a dialog or an action couldn’t be loaded. Offline, a reload would lose the page. */
export function showNotLoaded(): void {
  if (!isOnline()) return showToast({ message: texts.offlinePart, intent: 'danger' });
  const action = { text: texts.reloadPage, onClick: reloadPage };
  showToast({ message: texts.partNotLoaded, intent: 'danger', action });
}

export function reloadPage(): void {
  location.reload();
}
