/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OwnRating } from './ownRating';
import type { Succeeded } from './succeeded';

export type OwnRatingResponse = {
  data: OwnRating;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
