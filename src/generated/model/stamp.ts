/** Identifies this version of the contract. */
export const contractStamp = '64f75df0787912bc';
