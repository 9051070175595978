/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * The one answer without an envelope; the Pusher client reads it as it is.
 */
export interface ChannelAuthorization {
  /** Key and signature with a colon between. */
  auth: string;
  /** Who joins a presence channel, as JSON text. */
  channel_data?: string;
}
