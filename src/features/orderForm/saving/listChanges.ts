import type { OrderValues, SavedChange } from '../../orders';
import { orderMerge } from '../model/orderMerge';
import { formatFieldValue, getFieldLabel } from './formatField';

/** Describes the differences between two versions of an order. */
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
