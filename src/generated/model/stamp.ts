/** Identifies this version of the contract. */
export const contractStamp = '5360b5528a6ba64d';
