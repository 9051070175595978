/** Refusals of an application that are answers, not failures: a dialog explains them instead of a toast. */
export const offerRefusalCodes = [
  'position_filled',
  'offer_closed',
  'hard_conflict',
  'too_late',
  'wrong_state',
  'weekly_limit',
] as const;
