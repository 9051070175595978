/** Identifies this version of the contract. */
export const contractStamp = '8be1873c7b7f176e';
