import type { MergeRules } from '../../../platform/forms/merge/mergeValues';
import { mergeFiles } from './fileValues';
import type { OrderValues } from './orderValues';

/** A part of an order that is compared and merged as a whole. */
export type OrderKey = keyof OrderValues;

/** Rules for merging two users' changes to one order. The files of both are kept. */
export const orderMerge: MergeRules<OrderValues, OrderKey> = {
  listNames: (values) => Object.keys(values).filter((name): name is OrderKey => name in values),
  getContent: (values, name) => JSON.stringify(values[name], dropFormKeys) ?? '',
  join: ({ base, mine, theirs }) => ({
    attachment_ids: mergeFiles(base.attachment_ids, mine.attachment_ids, theirs.attachment_ids),
  }),
};

/** Drops entry keys and map pins: only the form has them, not the provider. */
function dropFormKeys(name: string, value: unknown): unknown {
  return name === 'key' || name === 'pin' ? undefined : value;
}
