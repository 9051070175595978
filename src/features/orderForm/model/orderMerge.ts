import { isTyped, mergeFiles, toRatesRequest, type OrderValues, type Side } from '../../orders';
import { getHelpSides } from '#domain/orders/helpType';
import { canonicalContent, unorderedContent } from '#platform/forms/merge/canonicalContent';
import type { MergeRules } from '#platform/forms/merge/mergeValues';

/** A part of an order that is compared and merged as one unit. */
export type OrderKey = keyof OrderValues;

/** Rules for merging two users' changes to one order. The files of both are kept. */
export const orderMerge: MergeRules<OrderValues, OrderKey> = {
  listNames: (values) => Object.keys(values).filter((name): name is OrderKey => name in values),
  getContent: (values, name) => contents[name]?.(values) ?? canonicalContent(values[name]),
  join: ({ base, mine, theirs }) => ({
    attachment_ids: mergeFiles(base.attachment_ids, mine.attachment_ids, theirs.attachment_ids),
  }),
};

/** Entry keys and map pins: only the form has them, not the provider. */
const formKeys = ['key', 'pin'];

/** Parts with differences that are not sent: lists without an order, and values that the job does not need. */
const contents: Partial<Record<OrderKey, (values: OrderValues) => string>> = {
  pick_up_addresses: (values) => getStopsContent(values, 'pick_up_addresses'),
  destination_addresses: (values) => getStopsContent(values, 'destination_addresses'),
  items: ({ items }) => unorderedContent(items, formKeys),
  vehicle_requirements: ({ vehicle_requirements }) => unorderedContent(vehicle_requirements, formKeys),
  attachment_ids: ({ attachment_ids }) => unorderedContent(attachment_ids, formKeys),
  special_items: ({ special_items }) => unorderedContent(special_items),
  tool_ids: ({ tool_ids }) => unorderedContent(tool_ids),
  languages: ({ languages }) => unorderedContent(languages),
  crew_requirements: (values) => unorderedContent(listNeeded(values)),
  offered_rates: (values) => canonicalContent(toRatesRequest(values.offered_rates, listNeeded(values))),
};

function listNeeded({ crew_requirements }: OrderValues) {
  return crew_requirements.filter(({ count }) => count > 0);
}

/** The empty stop of a side the job does not have takes its state from the other side, which is no change. */
function getStopsContent(values: OrderValues, side: Side): string {
  const isNeeded = getHelpSides(values.help_type).includes(side);
  return canonicalContent(isNeeded ? values[side] : values[side].filter(isTyped), formKeys);
}
