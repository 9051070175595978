/** Identifies this version of the contract. */
export const contractStamp = '84bc74df6ae9a37b';
