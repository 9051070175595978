import { namePerson } from '#domain/people/personName';
import type { Order, PayLine, WorkAgainRequestWorkAgain } from '#generated/model';
import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { useFeature } from '#platform/provider/slice';
import { Select } from '#platform/ui/choices/Select';
import { showToast } from '#platform/ui/messages/toasts';
import { useChangeWorkAgain } from '../orders';
import { closingTexts as texts, closingTexts } from './texts';

type Props = { order: Pick<Order, 'order_id' | 'branch_id'>; line: PayLine };

/** The answer about working with a rated person again; it can change at any time. Renders nothing without a rating. */
export function WorkAgain({ order, line }: Props) {
  const { mutate, isPending } = useChangeWorkAgain(useOrderBranchId(order));
  const hasFeature = useFeature('workAgain');
  if (!hasFeature || line.rating === null) return null;
  const name = namePerson(line);
  const change = (work_again: WorkAgainRequestWorkAgain) =>
    mutate(
      { orderId: order.order_id, data: { invitation_id: line.invitation_id, work_again } },
      { onSuccess: () => showToast({ message: texts.workAgainSaved(name), intent: 'success' }) },
    );
  return (
    <Select
      aria-label={texts.workAgainOf(name)}
      items={listAnswers()}
      value={line.rating.work_again ?? null}
      placeholder={texts.workAgain}
      disabled={isPending}
      onChange={(_, item) => item && change(item.id)}
    />
  );
}

/** The answers about working with someone again, to choose from. */
export function listAnswers() {
  return (['favorite', 'ok', 'block'] as const).map((id) => ({ id, name: closingTexts.workAgainChoice[id] }));
}

/** A tag of a rating in words. A tag the provider added later is shown as it is. */
export function nameTag(tag: string): string {
  const names: Readonly<Record<string, string>> = closingTexts.tag;
  return names[tag] ?? tag;
}
