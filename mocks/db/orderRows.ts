import type { Attachment, Invitation, Order, OrderCompletion } from '../../src/generated/model';

/** What the contract calls an order, less what is reckoned from elsewhere. */
type StoredOrder = Omit<
  Order,
  | 'order_id'
  | 'number'
  | 'timezone'
  | 'pick_up_address'
  | 'destination_address'
  | 'stops_count'
  | 'crew_summary'
  | 'updated_by'
>;

/** An order. `status` is kept only so that lists need not reckon: it is always that of the invitations. */
export type OrderRow = StoredOrder & {
  id: number;
  created_by_id: number;
  updated_by_id: number;
  closed_at: string | null;
  closed_by_id: number | null;
  cancel_reason: string | null;
  cancel_comment: string | null;
  show_up_pay_hours: 0 | 2 | 4;
  completion: OrderCompletion | null;
};

/** Somebody asked to come; `override_reason` says why in spite of a hard conflict. */
export type InvitationRow = Invitation & {
  override_reason: string | null;
  /** When the person was asked again; null while the first time counts. */
  asked_at: string | null;
};

/** A line of an order's past; `version` is that of the order afterwards. */
export type OrderEventRow = {
  id: number;
  order_id: number;
  version: number;
  type: string;
  actor_id: number | null;
  at: string;
  text: string;
  /** Names of the fields that changed. */
  fields: string[];
};

/** A file that was sent for an order of a branch and waits for the order to name it. */
export type OrderFileRow = Attachment & { branch_id: number; sent_at: string };
