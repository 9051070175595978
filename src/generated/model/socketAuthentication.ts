/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An answer without an envelope; the Pusher client reads it as it is.
 */
export interface SocketAuthentication {
  /** Key and signature separated by a colon. */
  auth: string;
  /** Who signs in, as JSON text: id, a text, and user_info with name and avatar_url. */
  user_data: string;
}
