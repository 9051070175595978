/** Identifies this version of the contract. */
export const contractStamp = '832f70e1d4a13bd4';
