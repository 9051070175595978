/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/** 1 driver, 2 foreman, 3 helper, 4 foreman/driver. */
export const PositionCode = { driver: 1, foreman: 2, helper: 3, foremanDriver: 4 } as const;
export type PositionCode = (typeof PositionCode)[keyof typeof PositionCode];

/** 0 inactive, 1 active. */
export const ActiveStatus = { inactive: 0, active: 1 } as const;
export type ActiveStatus = (typeof ActiveStatus)[keyof typeof ActiveStatus];

/** 1 platform admin (no screens), 2 company owner, 3 company user, 4 helper, 5 manager. */
export const UserType = { admin: 1, owner: 2, office: 3, helper: 4, manager: 5 } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** 1 not formed, 2 pending, 3 partially formed, 4 formed; follows from the crew. */
export const OrderStatus = { notFormed: 1, pending: 2, partiallyFormed: 3, formed: 4 } as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** 1 new, 2 accepted, 3 rejected, 4 canceled. */
export const InvitationStatus = { new: 1, accepted: 2, rejected: 3, cancelled: 4 } as const;
export type InvitationStatus = (typeof InvitationStatus)[keyof typeof InvitationStatus];

/** 1 Monday to 7 Sunday. */
export const Weekday = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 } as const;
export type Weekday = (typeof Weekday)[keyof typeof Weekday];

/** 1 open, 2 filled, 3 closed by the company, 4 expired, 5 canceled with its order. */
export const OfferStatus = { open: 1, filled: 2, closed: 3, expired: 4, cancelled: 5 } as const;
export type OfferStatus = (typeof OfferStatus)[keyof typeof OfferStatus];
