/** Identifies this version of the contract. */
export const contractStamp = 'bef1fbc757e033d2';
