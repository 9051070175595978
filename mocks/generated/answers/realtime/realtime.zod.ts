/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import {
  ChannelAuthorization,
  SocketAuthentication
} from '../crewboardProviderAPI.schemas.zod';


/**
 * @summary Authorize the caller for a private or presence channel
 */
export const AuthorizeChannelResponse = ChannelAuthorization

/**
 * @summary Sign the caller's socket in as the caller
 */
export const AuthenticateUserResponse = SocketAuthentication

