/** Identifies this version of the contract. */
export const contractStamp = 'f696535d01ccf826';
