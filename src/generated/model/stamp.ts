/** Identifies this version of the contract. */
export const contractStamp = 'da027eb1ea2cd5ac';
