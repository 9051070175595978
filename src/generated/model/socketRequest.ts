/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * The socket to sign in.
 */
export interface SocketRequest {
  /**
     * @maxLength 64
     * @pattern ^[0-9]+\.[0-9]+$
     */
  socket_id: string;
}
