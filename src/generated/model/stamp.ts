/** Identifies this version of the contract. */
export const contractStamp = 'b0abe93f81af5137';
