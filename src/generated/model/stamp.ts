/** Identifies this version of the contract. */
export const contractStamp = 'd0c2fd4b9924b543';
