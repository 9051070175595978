import { InvitationStatus, OrderStatus } from '#generated/model/codes';

/**
 * New or accepted: the person holds a slot or may still fill one. Not so for rejected and canceled ones. Someone on the
 * crew whose status the provider leaves out is on it.
 */
export function isOpenInvitation({ status }: { status: InvitationStatus | null }): boolean {
  return status === null || status === InvitationStatus.new || status === InvitationStatus.accepted;
}

/** On the crew: not someone who has yet to answer. */
export function isOnCrew({ status }: { status: InvitationStatus | null }): boolean {
  return status === null || status === InvitationStatus.accepted;
}

/** False for a status that a newer or another provider sends, despite its type. */
export function isKnownStatus({ status }: { status: OrderStatus }): boolean {
  return Object.values(OrderStatus).includes(status);
}

/** Someone has accepted the job: its crew is partially or fully formed (spec section 3, Order status). */
export function hasCrew({ status }: { status: OrderStatus }): boolean {
  return status === OrderStatus.partiallyFormed || status === OrderStatus.formed;
}
