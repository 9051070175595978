/** Identifies this version of the contract. */
export const contractStamp = '80a004d3b89d7089';
