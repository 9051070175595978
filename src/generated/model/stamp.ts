/** Identifies this version of the contract. */
export const contractStamp = 'bf456bd9c2c19d1e';
