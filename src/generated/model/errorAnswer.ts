/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ErrorDetails } from './errorDetails';
import type { Message } from './message';

/**
 * The body of every answer outside 2xx.
 */
export interface ErrorAnswer {
  /** @nullable */
  data: null;
  message: Message;
  errors: ErrorDetails;
  success: false;
}
