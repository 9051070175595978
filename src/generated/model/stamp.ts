/** Identifies this version of the contract. */
export const contractStamp = '33c5565cfc2b6f4b';
