/** Identifies this version of the contract. */
export const contractStamp = '146b002e0b68e405';
