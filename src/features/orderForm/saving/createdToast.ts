import { hasId } from '#domain/ids';
import type { Order } from '#generated/model';
import { showToast } from '#platform/ui/messages/toasts';
import { formTexts, sectionTexts } from '../texts';

/** Shows that a new job was saved, with the next step if the provider says which job it is. */
export function showCreatedToast({ number, order_id }: Order, addCrew: (orderId: number) => void): void {
  showToast({
    message: formTexts.saved(number),
    intent: 'success',
    ...(hasId(order_id) && { action: { text: sectionTexts.addCrew, onClick: () => addCrew(order_id) } }),
  });
}
