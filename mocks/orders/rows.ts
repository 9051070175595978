import type {
  Attachment,
  AttendanceStep,
  CrewRating,
  Invitation,
  Locale,
  Order,
  OrderCompletion,
  PayLine,
  RunningLate,
  Stop,
} from '#generated/model';
import type { WithKnown } from '../provider/store/rows';

/** The contract's order without its computed fields. */
type StoredOrder = Omit<
  WithKnown<
    Order,
    | 'job_type'
    | 'move_size'
    | 'packing'
    | 'date'
    | 'arrival_window'
    | 'estimated_hours'
    | 'flexible_days'
    | 'offered_rates'
    | 'pay_type'
    | 'min_paid_hours'
    | 'travel_pay'
    | 'branch_id'
    | 'starts_at'
    | 'latest_end_at'
    | 'distance_miles'
    | 'created_at'
    | 'updated_at'
    | 'version'
  >,
  | 'order_id'
  | 'number'
  | 'timezone'
  | 'pick_up_address'
  | 'destination_address'
  | 'stops_count'
  | 'crew_summary'
  | 'updated_by'
>;

/** A stop of an order. */
export type StopRow = WithKnown<
  Stop,
  'place_type' | 'floor' | 'flights_of_stairs' | 'elevator' | 'long_carry_ft' | 'parking'
>;

/** An order. `status` always follows from the invitations; it is stored so that lists need not compute it. */
export type OrderRow = Omit<StoredOrder, 'pick_up_addresses' | 'destination_addresses'> & {
  pick_up_addresses: StopRow[];
  destination_addresses: StopRow[];
  id: number;
  created_by_id: number;
  updated_by_id: number;
  closed_at: string | null;
  closed_by_id: number | null;
  cancel_reason: string | null;
  cancel_comment: string | null;
  show_up_pay_hours: 0 | 2 | 4;
  /** A line for each person who had accepted a job that was canceled with show-up pay. */
  show_up_pay: PayLine[];
  completion: OrderCompletion | null;
};

/** A helper's rating of a company, when it was given, and when they last changed whether they would work there again. */
export type CompanyRating = CrewRating & { at: string; changed_at?: string };

/** Terms a person agreed to, or was first asked to accept. */
export type AgreedTerms = Pick<StoredOrder, 'date' | 'end_date' | 'arrival_window' | 'estimated_hours'> &
  Pick<StoredInvitation, 'position' | 'hourly_rate'> & { cities: string[] };

type StoredInvitation = WithKnown<
  Invitation,
  | 'order_id'
  | 'branch_id'
  | 'user_id'
  | 'position'
  | 'hourly_rate'
  | 'status'
  | 'source'
  | 'invited_by'
  | 'created_at'
  | 'expires_at'
>;

/** An invitation to a job; `override_reason` explains an invitation despite a hard conflict. */
export type InvitationRow = StoredInvitation & {
  override_reason: string | null;
  /** The sender's language when they sent the message; null without one. */
  message_language: Locale | null;
  /** Counts the changes of position and rate, the last one by this person; null before the first. */
  version: number;
  updated_by_id: number | null;
  /** When the person was asked again; null while the first time counts. */
  asked_at: string | null;
  /** Terms before the person was asked again; null unless they were. */
  agreed: AgreedTerms | null;
  /** Attendance steps the person reported on the days of the job. */
  attendance: AttendanceStep[];
  /** The last delay the person announced. */
  running_late: RunningLate | null;
  /** Rating of the company by the person after the job. */
  company_rating: CompanyRating | null;
};

/** An event in an order's history; `version` is the order's version after it. */
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

/** An uploaded file of a branch that no order uses yet. */
export type OrderFileRow = Attachment & { branch_id: number; sent_at: string };
