import type { MergeRules } from '../../../platform/forms/merge/mergeValues';
import { mergedFiles } from './fileValues';
import type { OrderValues } from './orderValues';

/** A part of an order that changes as one. */
export type OrderKey = keyof OrderValues;

/** How two people's changes to one order come together; files of both are kept. */
export const orderMerge: MergeRules<OrderValues, OrderKey> = {
  listNames: (values) => Object.keys(values).filter((name): name is OrderKey => name in values),
  getContent: (values, name) => JSON.stringify(values[name], withoutOwn) ?? '',
  join: ({ base, mine, theirs }) => ({
    attachment_ids: mergedFiles(base.attachment_ids, mine.attachment_ids, theirs.attachment_ids),
  }),
};

/** The keys of entries and the pins on the map are the form's own: the provider does not know them. */
function withoutOwn(name: string, value: unknown): unknown {
  return name === 'key' || name === 'pin' ? undefined : value;
}
