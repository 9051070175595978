/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Authorize the caller for a private or presence channel
 */
export const authorizeChannelBodySocketIdMax = 64;


export const authorizeChannelBodySocketIdRegExp = new RegExp('^[0-9]+\\.[0-9]+$');
export const authorizeChannelBodyChannelNameMax = 164;



export const AuthorizeChannelBody = zod.object({
  "socket_id": zod.string().max(authorizeChannelBodySocketIdMax).regex(authorizeChannelBodySocketIdRegExp),
  "channel_name": zod.string().min(1).max(authorizeChannelBodyChannelNameMax)
}).describe('Request of the Pusher client to join a private or presence channel.')

/**
 * @summary Sign the caller's socket in as the caller
 */
export const authenticateUserBodySocketIdMax = 64;


export const authenticateUserBodySocketIdRegExp = new RegExp('^[0-9]+\\.[0-9]+$');


export const AuthenticateUserBody = zod.object({
  "socket_id": zod.string().max(authenticateUserBodySocketIdMax).regex(authenticateUserBodySocketIdRegExp)
}).describe('The socket to sign in.')

