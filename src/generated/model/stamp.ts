/** Identifies this version of the contract. */
export const contractStamp = '1204a404cd7e0c2d';
