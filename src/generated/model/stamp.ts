/** Identifies this version of the contract. */
export const contractStamp = '9542fab5ea70f428';
