/** Identifies this version of the contract. */
export const contractStamp = '186ed8aad1bdc1e3';
