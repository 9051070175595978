/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Request of the Pusher client to join a private or presence channel.
 */
export interface ChannelRequest {
  /**
     * @maxLength 64
     * @pattern ^[0-9]+\.[0-9]+$
     */
  socket_id: string;
  /**
     * @minLength 1
     * @maxLength 164
     */
  channel_name: string;
}
