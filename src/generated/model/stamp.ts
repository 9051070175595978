/** Identifies this version of the contract. */
export const contractStamp = '3a8de9f15597565e';
