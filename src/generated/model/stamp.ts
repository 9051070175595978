/** Identifies this version of the contract. */
export const contractStamp = 'fcb69e1bcfe03b58';
