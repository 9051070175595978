/** Identifies this version of the contract. */
export const contractStamp = '7be6a5b1dcfac0dc';
