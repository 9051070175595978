/** Refusals of an acceptance that are answers, not failures: a dialog explains them instead of a toast. */
export const refusalCodes = [
  'position_filled',
  'invitation_expired',
  'hard_conflict',
  'too_late',
  'wrong_state',
  'weekly_limit',
] as const;
