/** The service a customer wants. The provider may send any number (spec section 1); only these are written. */
export const helpKinds = { pickUpOnly: 1, destinationOnly: 2, both: 3 } as const;

export type HelpKind = (typeof helpKinds)[keyof typeof helpKinds];
export type HelpSide = 'pick_up_addresses' | 'destination_addresses';

/** The kind for a help type: 1 pickup only, 2 destination only, any other value both (spec section 1). */
export function getHelpKind(helpType: number): HelpKind {
  if (helpType === helpKinds.pickUpOnly || helpType === helpKinds.destinationOnly) return helpType;
  return helpKinds.both;
}

/** The sides of an order with this help type (spec section 5). */
export function getHelpSides(helpType: number): readonly HelpSide[] {
  const kind = getHelpKind(helpType);
  if (kind === helpKinds.pickUpOnly) return ['pick_up_addresses'];
  return kind === helpKinds.destinationOnly
    ? ['destination_addresses']
    : ['pick_up_addresses', 'destination_addresses'];
}
