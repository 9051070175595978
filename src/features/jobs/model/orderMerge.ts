import { getHelpSides } from '../../../domain/helpType';
import { canonicalContent, unorderedContent } from '../../../platform/forms/merge/canonicalContent';
import type { MergeRules } from '../../../platform/forms/merge/mergeValues';
import { mergedFiles } from './fileValues';
import { type OrderValues, ratesRequest, type Side } from './orderValues';
import { isTyped } from './stopValues';

/** A part of an order that changes as one. */
export type OrderKey = keyof OrderValues;

/** How two people's changes to one order come together; files of both are kept. */
export const orderMerge: MergeRules<OrderValues, OrderKey> = {
  names: (values) => Object.keys(values).filter((name): name is OrderKey => name in values),
  contentOf: (values, name) => contents[name]?.(values) ?? canonicalContent(values[name]),
  join: ({ base, mine, theirs }) => ({
    attachment_ids: mergedFiles(base.attachment_ids, mine.attachment_ids, theirs.attachment_ids),
  }),
};

/** The keys of entries and the pins on the map are the form's own: the provider does not know them. */
const ownNames = ['key', 'pin'];

/** Parts of which not every difference is sent: lists without an order, and what the job does not need. */
const contents: Partial<Record<OrderKey, (values: OrderValues) => string>> = {
  pick_up_addresses: (values) => stopsContent(values, 'pick_up_addresses'),
  destination_addresses: (values) => stopsContent(values, 'destination_addresses'),
  items: ({ items }) => unorderedContent(items, ownNames),
  vehicle_requirements: ({ vehicle_requirements }) => unorderedContent(vehicle_requirements, ownNames),
  attachment_ids: ({ attachment_ids }) => unorderedContent(attachment_ids, ownNames),
  special_items: ({ special_items }) => unorderedContent(special_items),
  tool_ids: ({ tool_ids }) => unorderedContent(tool_ids),
  languages: ({ languages }) => unorderedContent(languages),
  crew_requirements: (values) => unorderedContent(neededOf(values)),
  offered_rates: (values) => canonicalContent(ratesRequest(values.offered_rates, neededOf(values))),
};

function neededOf({ crew_requirements }: OrderValues) {
  return crew_requirements.filter(({ count }) => count > 0);
}

/** The empty stop of a side the job does not have takes its state from the other side, which is no change. */
function stopsContent(values: OrderValues, side: Side): string {
  const isNeeded = getHelpSides(values.help_type).includes(side);
  return canonicalContent(isNeeded ? values[side] : values[side].filter(isTyped), ownNames);
}
