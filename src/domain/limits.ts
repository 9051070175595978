/** Limits that the forms and the provider share (docs/product.md, "Limits"). */

const megabyte = 1024 * 1024;

export const orderLimits = {
  /** People of all positions together. */
  crew: 12,
  /** Open invitations for one position. */
  invitationsPerPosition: 12,
  /** Days from today to the date of a job. */
  daysAhead: 365,
} as const;

/** Files of one order. */
export const attachmentLimits = { count: 10, bytes: 10 * megabyte } as const;

/** A logo or a photo; `pixels` of its shorter side. */
export const pictureLimits = { bytes: 5 * megabyte, pixels: 100 } as const;

/** Cents an hour. */
export const rateLimits = { min: 1500, max: 15_000, step: 50 } as const;

/** Miles a branch works around an area. */
export const areaRadius = { min: 5, max: 100 } as const;

/** Defaults of a new branch. */
export const branchDefaults = {
  default_min_hours: 2,
  default_arrival_windows: ['08:00 - 10:00', '12:00 - 14:00'],
  travel_buffer_minutes: 30,
} as const;

/** A job that moves by more minutes than these asks its crew again. */
export const smallMoveMinutes = 60;
