import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The largest data of one event that Pusher takes: 10 kB. */
export const maxEventBytes = 10_240;

export const isTooLarge = (dataText: string): boolean => utf8ToBytes(dataText).length > maxEventBytes;
