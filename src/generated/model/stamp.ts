/** Identifies this version of the contract. */
export const contractStamp = '76098bd9f5f036a4';
