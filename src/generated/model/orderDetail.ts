/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewMember } from './crewMember';
import type { CrewSlot } from './crewSlot';
import type { Mover } from './mover';
import type { Order } from './order';
import type { OrderCompletion } from './orderCompletion';
import type { OrderDetailShowUpPayHours } from './orderDetailShowUpPayHours';
import type { OrderEvent } from './orderEvent';
import type { PayLine } from './payLine';

/**
 * An order with its crew, company, history and pay.
 */
export interface OrderDetail {
  order: Order;
  mover: Mover | null;
  /** @nullable */
  moving_team: CrewMember[] | null;
  slots: CrewSlot[];
  timeline: OrderEvent[];
  completion: OrderCompletion | null;
  /** @nullable */
  cancel_reason: string | null;
  /** @nullable */
  cancel_comment: string | null;
  /** @nullable */
  show_up_pay_hours: OrderDetailShowUpPayHours;
  /**
     * Show-up pay of everyone who had accepted the job when it was canceled; null for other jobs. A helper sees their own only.
     * @nullable
     */
  show_up_pay: PayLine[] | null;
}
