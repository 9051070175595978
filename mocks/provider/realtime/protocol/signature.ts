import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type AppCredentials = { key: string; secret: string };
/** `channelData` is the exact JSON text that the client will send; only presence channels have it. */
export type ChannelClaim = { socketId: string; channel: string; channelData?: string | undefined };

/**
 * The `auth` of an answer to broadcasting/auth: `key:signature`. Synchronous and without WebCrypto, which insecure origins lack.
 */
export function signChannel({ key, secret }: AppCredentials, { socketId, channel, channelData }: ChannelClaim): string {
  const claim = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');
  return `${key}:${sign(secret, claim)}`;
}

/** The data of a sign-in; `userData` is the exact JSON text that the client will send. */
export type UserClaim = { socketId: string; userData: string };

/** The `auth` of an answer to broadcasting/user-auth: `key:signature`. */
export function signUser({ key, secret }: AppCredentials, { socketId, userData }: UserClaim): string {
  return `${key}:${sign(secret, `${socketId}::user::${userData}`)}`;
}

/** Lower-case hex HMAC-SHA256. */
export function sign(secret: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));
}
