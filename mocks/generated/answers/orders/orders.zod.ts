/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Attachment,
  CalendarPage,
  Crew,
  CrewPlan,
  Customer,
  InvitableEmployees,
  KnownAddress,
  Message,
  MoveCheck,
  NoErrors,
  Nothing,
  Order,
  OrderCapacity,
  OrderCard,
  OrderCount,
  OrderDetail,
  OrderPage,
  Succeeded
} from '../crewboardProviderAPI.schemas.zod';


/**
 * @summary Open orders of a branch
 */
export const GetOrdersResponse = zod.strictObject({
  "data": OrderPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Fields of the side that the help type drops are ignored.
 * @summary Create an order
 */
export const CreateOrderResponse = zod.strictObject({
  "data": Order,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Number of open orders that match
 */
export const GetOrderCountResponse = zod.strictObject({
  "data": OrderCount,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Completed and canceled orders
 */
export const GetOrderHistoryResponse = zod.strictObject({
  "data": OrderPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * By their start. A job is there when one of its days is, or when it ends after midnight of the day before.
 * @summary Orders of a span of days
 */
export const GetOrderCalendarResponse = zod.strictObject({
  "data": CalendarPage,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary People needed, booked and free on each day
 */
export const GetOrderCapacityResponse = zod.strictObject({
  "data": OrderCapacity,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Everything that a plan of the crews needs. The caller makes the plan; nothing is stored.
 * @summary Open slots of a day and the branch's candidates for them
 */
export const GetCrewPlanResponse = zod.strictObject({
  "data": CrewPlan,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Up to eight, by latest job. For people who may create orders.
 * @summary Earlier customers of a branch
 */
export const GetCustomersResponse = zod.strictObject({
  "data": zod.array(Customer),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Up to eight, by latest job. For people who may create orders.
 * @summary Addresses of a branch's earlier orders
 */
export const GetKnownAddressesResponse = zod.strictObject({
  "data": zod.array(KnownAddress),
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * The file waits for an order with its id in `attachment_ids`, and is deleted if there is none after 24 hours. Neither an order nor its version changes.
 * @summary Upload a file for an order that is not saved yet
 */
export const UploadOrderFileResponse = zod.strictObject({
  "data": Attachment,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary An order as the form edits it
 */
export const GetOrderResponse = zod.strictObject({
  "data": Order,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Needs the version that was read. 409 stale_version says who changed it and which fields; 409 hard_conflict names everyone on the crew who works elsewhere at the new time, with the times of both jobs.
 * @summary Change an order
 */
export const UpdateOrderResponse = zod.strictObject({
  "data": Order,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Delete an order that is not formed
 */
export const DeleteOrderResponse = zod.strictObject({
  "data": Nothing,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary The card of an order
 */
export const GetOrderCardResponse = zod.strictObject({
  "data": OrderCard,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary All details of an order
 */
export const GetOrderDetailResponse = zod.strictObject({
  "data": OrderDetail,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Nothing is changed. The same rules decide as for a change of the order.
 * @summary People affected by a new time
 */
export const CheckMoveResponse = zod.strictObject({
  "data": MoveCheck,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Cancel an order
 */
export const CancelOrderResponse = zod.strictObject({
  "data": Order,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Complete an order with hours and pay
 */
export const CompleteOrderResponse = zod.strictObject({
  "data": Order,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * Only for the owner and within 24 hours.
 * @summary Reopen a completed order
 */
export const ReopenOrderResponse = zod.strictObject({
  "data": Order,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * For a person whom the company rated on this completed order. The rating is otherwise the same.
 * @summary Change whether the company would work with someone again
 */
export const UpdateWorkAgainResponse = zod.strictObject({
  "data": Order,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * At most 10 for an order. The version of the order counts up, so that an open form notices it.
 * @summary Add a file to an order
 */
export const AddAttachmentResponse = zod.strictObject({
  "data": Attachment,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * The version of the order counts up.
 * @summary Remove a file from an order
 */
export const RemoveAttachmentResponse = zod.strictObject({
  "data": Nothing,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary The crew and its invitations
 */
export const GetCurrentCrewResponse = zod.strictObject({
  "data": Crew,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Candidates for the crew - best first
 */
export const GetInvitableEmployeesResponse = zod.strictObject({
  "data": InvitableEmployees,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * @summary Invite people
 */
export const InviteEmployeeResponse = zod.strictObject({
  "data": Crew,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

/**
 * An outdated `version` of a changed invitation is a 409 `stale_version` that says who changed it.
 * @summary Add - withdraw and change invitations in one call
 */
export const EditInvitationsResponse = zod.strictObject({
  "data": Crew,
  "message": Message,
  "errors": NoErrors,
  "success": Succeeded
})

