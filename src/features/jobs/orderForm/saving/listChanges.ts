import { orderMerge } from '../../model/orderMerge';
import type { OrderValues } from '../../model/orderValues';
import type { SavedChange } from '../../parts/savedChanges';
import { formatFieldValue, getFieldLabel } from './formatField';

/** What differs between two versions of an order, in words. */
export function listChanges(before: OrderValues, after: OrderValues): SavedChange[] {
  const { listNames, getContent } = orderMerge;
  return listNames(before)
    .filter((name) => getContent(before, name) !== getContent(after, name))
    .map((name) => ({
      label: getFieldLabel(name),
      before: formatFieldValue(name, before),
      after: formatFieldValue(name, after),
    }));
}
