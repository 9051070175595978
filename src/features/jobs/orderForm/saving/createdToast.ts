import { showToast } from '../../../../platform/ui/messages/toasts';
import { formTexts } from '../texts';
import { sectionTexts } from '../summary/sectionTexts';

/** Says that a new job was saved, with a way to it. */
export function showCreatedToast(number: string, openJob: () => void): void {
  showToast({
    message: formTexts.saved(number),
    intent: 'success',
    action: { text: sectionTexts.openJob, onClick: openJob },
  });
}
