import { showToast } from '#platform/ui/messages/toasts';
import { formTexts, sectionTexts } from '../texts';

/** Shows that a new job was saved, with the next step. */
export function showCreatedToast(number: string, addCrew: () => void): void {
  showToast({
    message: formTexts.saved(number),
    intent: 'success',
    action: { text: sectionTexts.addCrew, onClick: addCrew },
  });
}
