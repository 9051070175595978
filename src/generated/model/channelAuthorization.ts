/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An answer without an envelope; the Pusher client reads it as it is. A presence channel needs both parts.
 */
export interface ChannelAuthorization {
  /** Key and signature separated by a colon. */
  auth: string;
  /** Who joins a presence channel, as JSON text: user_id, a text, and user_info with name and avatar_url. */
  channel_data?: string;
}
